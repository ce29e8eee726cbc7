import { type ReactNode, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { timeWords } from '../home/plain-words.ts';
import type { DraftLook, Looking, PlacedThread } from '../host/looking.ts';
import { useStore } from '../store/context.tsx';
import { AskForm } from './AskForm.tsx';
import { LookDialogBody } from './LookDialog.styles.ts';
import { ThreadView } from './Thread.tsx';
import { useDraftLook } from './use-draft-look.ts';
import { VerdictWords } from './VerdictWords.tsx';

/** People without an account are asked for a look at the draft, and what they say is read and answered. */
export function LookDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { looking, state } = useDraftLook();
  return (
    <StudioDialog title="Ask for a look" onClose={onClose}>
      {looking && state ? (
        <LookDialogBody>
          <Asking looking={looking} state={state} />
          <Comments looking={looking} threads={state.threads} onClose={onClose} />
        </LookDialogBody>
      ) : (
        <p role="status">One moment …</p>
      )}
    </StudioDialog>
  );
}

type PartProps = { looking: Looking; state: DraftLook };

function Asking({ looking, state }: PartProps): ReactNode {
  const { look, verdicts, problem } = state;
  const [isAsking, setAsking] = useState(look === undefined);
  if (problem !== undefined) return <p>{problem}</p>;
  return (
    <>
      {look ? (
        <Open looking={looking} look={look} />
      ) : (
        <p>
          Whoever has the link sees the whole site with this draft in it and what changes, without an account. They can
          comment, approve it, or say what is missing. Nothing of it is public.
        </p>
      )}
      <VerdictWords verdicts={verdicts} />
      {isAsking || !look ? (
        <AskForm looking={looking} state={state} />
      ) : (
        <div className="row">
          <button type="button" className="main" onClick={() => setAsking(true)}>
            {look.isOld ? 'Show the draft as it is now, or ask others' : 'Ask others, or get another link'}
          </button>
        </div>
      )}
    </>
  );
}

function Open({ looking, look }: { looking: Looking; look: NonNullable<DraftLook['look']> }): ReactNode {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <p>
        {look.isOld
          ? `Others see the draft as it was ${timeWords(look.at)}. It was changed since.`
          : 'Others see the draft as it is now.'}{' '}
        <span className="muted">
          {look.mailed.length > 0 && `Mailed to ${look.mailed.join(', ')}. `}The links work until{' '}
          {timeWords(look.expires)}.
        </span>
      </p>
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="button" onClick={() => void looking.end().then(setProblem)}>
          End it: the links show nothing any more
        </button>
      </div>
    </>
  );
}

type CommentsProps = { looking: Looking; threads: readonly PlacedThread[]; onClose: () => void };

function Comments({ looking, threads, onClose }: CommentsProps): ReactNode {
  const store = useStore();
  if (threads.length === 0) return null;
  const show = (place: NonNullable<PlacedThread['place']>) => {
    onClose();
    const select = () => store.select(place);
    // What stands in a shared file has no page of its own.
    const isPage = store.state.choices.pages.some(({ file }) => file === place.file);
    if (isPage && store.state.page !== place.file) void store.openPage(place.file).then(select);
    else select();
  };
  return (
    <section>
      <h3>Comments</h3>
      {threads
        .toReversed()
        .toSorted((one, other) => Number(one.isSettled) - Number(other.isSettled))
        .map((thread) => {
          const { place } = thread;
          return (
            <ThreadView
              key={thread.id}
              thread={thread}
              onShow={place && (() => show(place))}
              onAnswer={(text) => looking.answer(thread.id, text)}
              onSettle={(isSettled) => looking.settle(thread.id, isSettled)}
            />
          );
        })}
    </section>
  );
}
