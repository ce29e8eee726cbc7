import { type ReactNode, useRef, useState } from 'react';
import { momentOf } from '../dialogs/day-of.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import { questionKey, unreadWords } from '../store/outside.ts';
import type { StudioState } from '../store/types.ts';
import type { Side } from '../worker/protocol.ts';
import { Answers, AskedWords, Question } from './Questions.styles.ts';
import { SideChoice } from './SideChoice.tsx';
import { Sign } from './Sign.tsx';
import { useAnswered } from './use-answered.ts';

/** Of several only one is unfolded: together they would leave no room for the page. */
type Folding = { isOpen: boolean; onOpen: () => void } | undefined;

/** What somebody has to decide: words that others have changed too, which are not saved before, and changes that were never saved. */
export function Questions(): ReactNode {
  const drafts = useStudio((state) => state.drafts);
  const conflicts = useStudio((state) => state.conflicts);
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  useAnswered(root);
  const keys = [...conflicts.map(questionKey), ...(drafts ? ['drafts'] : [])];
  const open = keys.find((key) => key === chosen) ?? keys[0];
  const folding = (key = 'drafts'): Folding =>
    keys.length > 1 ? { isOpen: key === open, onOpen: () => setChosen(key) } : undefined;
  return (
    <div ref={root}>
      {conflicts.map((conflict, index) => (
        <Conflict key={keys[index]} conflict={conflict} folding={folding(keys[index])} />
      ))}
      {drafts && <LeftDrafts drafts={drafts} folding={folding()} />}
    </div>
  );
}

type AskedProps = {
  id: string;
  title: string;
  folding: Folding;
  isConflict?: true;
  children: ReactNode;
  /** They stay in sight, however much is asked. */
  answers: ReactNode;
};

/** A question under its title, which unfolds it where there are others. */
function Asked({ id, title, folding, isConflict, children, answers }: AskedProps): ReactNode {
  return (
    <Question aria-labelledby={id} data-conflict={isConflict}>
      <h2 id={id}>
        {folding ? (
          <button type="button" data-folds="" aria-expanded={folding.isOpen} onClick={folding.onOpen}>
            {title}
            <Sign name="down" />
          </button>
        ) : (
          title
        )}
      </h2>
      {folding?.isOpen !== false && (
        <>
          <AskedWords>{children}</AskedWords>
          {answers && <Answers>{answers}</Answers>}
        </>
      )}
    </Question>
  );
}

type LeftProps = { drafts: NonNullable<StudioState['drafts']>; folding: Folding };

function LeftDrafts({ drafts, folding }: LeftProps): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const time = momentOf(drafts);
  return (
    <Asked
      id="left-drafts"
      title="You have changes that were not saved"
      folding={folding}
      answers={
        <>
          <button type="button" data-main="" onClick={() => void store.takeDrafts()}>
            Bring them back
          </button>
          <button type="button" onClick={() => store.dropDrafts()}>
            Throw them away
          </button>
        </>
      }
    >
      <p>
        They are from {time}, in {drafts.files.map((file) => fileTitle(file, pages)).join(', ')}. Nothing is saved
        before you say so.
      </p>
    </Asked>
  );
}

type ConflictProps = { conflict: StudioState['conflicts'][number]; folding: Folding };

function Conflict({ conflict, folding }: ConflictProps): ReactNode {
  const { file, places, unread } = conflict;
  const store = useStore();
  const name = useStudio((state) => fileTitle(file, state.choices.pages));
  const { filled } = useFigures();
  const [choices, setChoices] = useState<readonly Side[]>(() => places.map(() => 'mine'));
  const chosen = places.map(({ path }, index) => ({ path, side: choices[index] ?? 'mine' }));
  const title = `conflict-${file}`;
  if (unread) return <Unread conflict={conflict} side={unread} id={title} folding={folding} />;
  return (
    <Asked
      id={title}
      title={`Somebody else, or you in another window, has changed the same words: ${name}`}
      folding={folding}
      isConflict
      answers={
        <button type="button" data-main="" onClick={() => void store.resolve(conflict, chosen)}>
          Use what is chosen
        </button>
      }
    >
      <p>Choose which to keep. All other changes of both of you are kept. Nothing is saved until you choose.</p>
      {places.map(({ path, where, mine, theirs }, index) => (
        <SideChoice
          key={JSON.stringify(path)}
          name={`${title}-${index}`}
          where={where}
          sides={{ mine: filled(mine), theirs: filled(theirs) }}
          chosen={choices[index]}
          onChoose={(side) => setChoices(choices.map((choice, place) => (place === index ? side : choice)))}
        />
      ))}
    </Asked>
  );
}

type UnreadProps = ConflictProps & { side: Side; id: string };

/** What can't be merged as long as one side can't be read: there is nothing to choose, but to wait or not. */
function Unread({ conflict, side, id, folding }: UnreadProps): ReactNode {
  const store = useStore();
  const name = useStudio((state) => fileTitle(conflict.file, state.choices.pages));
  const { title, next } = unreadWords[side](name);
  const useMine = () => void store.resolve(conflict, [{ path: [], side: 'mine' }]);
  return (
    <Asked
      id={id}
      title={title}
      folding={folding}
      isConflict
      answers={
        side === 'theirs' && (
          <button type="button" onClick={useMine}>
            Use yours instead
          </button>
        )
      }
    >
      <p>
        {next}
        {side === 'theirs' &&
          ' If nobody is working on it any more, use yours instead: what was changed there is lost.'}
      </p>
    </Asked>
  );
}
