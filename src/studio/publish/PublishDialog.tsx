import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { isError } from '#kit/model';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import type { ChangeWords, Choices, Published, Publishing, SetHour } from '../host/publishing.ts';
import type { Dialog } from '../shell/dialog.ts';
import { useHost, useStore, useStudio } from '../store/context.tsx';
import { BeforePublishing } from './BeforePublishing.tsx';
import { ChangeList } from './ChangeList.tsx';
import { HourNote } from './HourNote.tsx';
import { Outcome } from './Outcome.tsx';
import { PublishForm } from './PublishForm.tsx';
import { tellOutcome } from './tell-outcome.ts';
import { usePublication, type Works } from './use-publication.ts';

type Ways = { onClose: () => void; onDialog: (dialog: Dialog) => void };

/** What will change for visitors, in words first; then it is public, all of it, or nothing is: now, or on a day and hour. */
export function PublishDialog({ onClose, onDialog }: Ways) {
  const { publishing } = useHost();
  return (
    <StudioDialog title="Publish" onClose={onClose}>
      {publishing && <Publication publishing={publishing} onClose={onClose} onDialog={onDialog} />}
    </StudioDialog>
  );
}

/** When visitors see what was published. */
function shownWords({ isElsewhere }: Publishing, outcome: Published): string {
  if ('scheduled' in outcome)
    return `It will be published on ${outcome.scheduled}. What you change in this draft until then is published with it.`;
  return isElsewhere
    ? 'It is published, and on its way to visitors: the list “Publications” says how far it is.'
    : 'It is public: visitors see it now.';
}

/** What was asked for last: it is asked again with what somebody has decided. */
type Wanted = { title: string; at: string | undefined };

const works: Works<Wanted> = new WeakMap();
const isUnconfirmed = (outcome: Published) => 'confirm' in outcome;

/** The form, which waits for mistakes. */
function FormWhereRight(props: ComponentProps<typeof PublishForm>) {
  const isStopped = useStudio((state) => state.siteState.diagnostics.some(isError));
  return <PublishForm {...props} isStopped={isStopped} />;
}

function Publication({ publishing, onClose, onDialog }: Ways & { publishing: Publishing }) {
  const [choices, setChoices] = useState<Choices>({});
  const { words, found, mayPublish, hour, loadHour } = useReview(publishing, choices);
  const store = useStore();
  // What else there is to decide, the review finds again.
  const { asked, isRunning, doing, outcome, run, forget } = usePublication(publishing, works, isUnconfirmed);
  const publish = async (wanted: Wanted) => {
    const { title, at } = wanted;
    await run(
      wanted,
      () => (at === undefined ? publishing.publish(title, choices) : publishing.publishAt(at, title, choices)),
      (ended) => tellOutcome(store, ended, shownWords(publishing, ended), () => onDialog('publish')),
    );
    await loadHour();
  };
  if (outcome && ('published' in outcome || 'scheduled' in outcome))
    return (
      <>
        <p role="status">{shownWords(publishing, outcome)}</p>
        <div className="row">
          <button type="button" className="main" onClick={onClose}>
            Go on editing
          </button>
        </div>
      </>
    );
  return (
    <>
      {hour?.schedule && (
        <HourNote schedule={hour.schedule} publishing={publishing} onCalledOff={() => void loadHour()} />
      )}
      <BeforePublishing onClose={onClose} onState={() => onDialog('state')} />
      {words === undefined && found === undefined && <p role="status">Looking what will change …</p>}
      {words?.length === 0 && <p>Nothing changes for visitors: there is nothing to publish.</p>}
      {words && words.length > 0 && (
        <>
          <p>
            This will change for visitors
            <SiteAddress />:
          </p>
          <ChangeList words={words} />
        </>
      )}
      {isRunning ? (
        <p role="status">{doing}</p>
      ) : (
        <Outcome
          outcome={outcome ?? found}
          publishing={publishing}
          onChosen={(more) => {
            // What it comes to is read before it is public.
            forget();
            setChoices({ ...choices, ...more });
          }}
          onConfirmed={() => asked && void publish(asked)}
        />
      )}
      <div className="row">
        <button type="button" className="small" onClick={() => onDialog('published')}>
          Publications
        </button>
        <button type="button" className="small" onClick={() => onDialog('versions')}>
          Earlier versions of this page
        </button>
      </div>
      {words && words.length > 0 && !mayPublish && (
        <p>You can change the draft; somebody who may publish makes it public.</p>
      )}
      {words && words.length > 0 && mayPublish && (
        <FormWhereRight
          key={hour?.schedule?.local}
          isRunning={isRunning}
          hour={hour}
          onPublish={(title, at) => void publish({ title, at })}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Whose visitors they are, where that is known. */
function SiteAddress() {
  const address = useStudio(({ choices }) => choices.address);
  if (address === '') return null;
  return (
    <>
      {' of '}
      <a href={address} target="_blank" rel="noreferrer">
        {address.replace(/^https?:\/\//, '')}
      </a>
    </>
  );
}

/** What the draft would change with what was decided, once all of it is saved; who may publish it, and the hour that is set. */
function useReview(publishing: Publishing, choices: Choices) {
  const store = useStore();
  const [words, setWords] = useState<readonly ChangeWords[]>();
  const [found, setFound] = useState<Published>();
  const [mayPublish, setMayPublish] = useState(false);
  const [hour, setHour] = useState<SetHour>();
  const loadHour = useCallback(
    () =>
      publishing
        .hour()
        .then(setHour, (error: unknown) =>
          setFound({ refused: error instanceof Error ? error.message : String(error) }),
        ),
    [publishing],
  );
  useEffect(() => {
    let isOld = false;
    setFound(undefined);
    void (async () => {
      await store.save();
      const [reviewed, may] = await Promise.all([publishing.review(choices), publishing.mayPublish(), loadHour()]);
      if (isOld) return;
      setMayPublish(may);
      if ('words' in reviewed) setWords(reviewed.words);
      else setFound(reviewed);
    })();
    return () => {
      isOld = true;
    };
  }, [publishing, store, loadHour, choices]);
  return { words, found, mayPublish, hour, loadHour };
}
