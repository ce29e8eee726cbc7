import { type ReactNode, useRef, useState } from 'react';
import { momentOf } from '../dialogs/day-of.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { StudioState } from '../store/types.ts';
import type { Side } from '../worker/protocol.ts';
import { Answers, Question } from './Questions.styles.ts';
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
  const keys = [...conflicts.map((conflict) => JSON.stringify(conflict)), ...(drafts ? ['drafts'] : [])];
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

type AskedProps = { id: string; title: string; folding: Folding; isConflict?: true; children: ReactNode };

/** A question under its title, which unfolds it where there are others. */
function Asked({ id, title, folding, isConflict, children }: AskedProps): ReactNode {
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
      {folding?.isOpen !== false && children}
    </Question>
  );
}

type LeftProps = { drafts: NonNullable<StudioState['drafts']>; folding: Folding };

function LeftDrafts({ drafts, folding }: LeftProps): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const time = momentOf(drafts);
  return (
    <Asked id="left-drafts" title="You have changes that were not saved" folding={folding}>
      <p>
        They are from {time}, in {drafts.files.map((file) => fileTitle(file, pages)).join(', ')}. Nothing is saved
        before you say so.
      </p>
      <Answers>
        <button type="button" data-main="" onClick={() => void store.takeDrafts()}>
          Bring them back
        </button>
        <button type="button" onClick={() => store.dropDrafts()}>
          Throw them away
        </button>
      </Answers>
    </Asked>
  );
}

type ConflictProps = { conflict: StudioState['conflicts'][number]; folding: Folding };

function Conflict({ conflict, folding }: ConflictProps): ReactNode {
  const { file, places } = conflict;
  const store = useStore();
  const name = useStudio((state) => fileTitle(file, state.choices.pages));
  const { filled } = useFigures();
  const [choices, setChoices] = useState<readonly Side[]>(() => places.map(() => 'mine'));
  const chosen = places.map(({ path }, index) => ({ path, side: choices[index] ?? 'mine' }));
  const title = `conflict-${file}`;
  return (
    <Asked
      id={title}
      title={`Somebody else, or you in another window, has changed the same words: ${name}`}
      folding={folding}
      isConflict
    >
      <p>Choose which to keep. All other changes of both of you are kept. Nothing is saved until you choose.</p>
      {places.map(({ where, mine, theirs }, index) => (
        <SideChoice
          key={where}
          name={`${title}-${index}`}
          where={where}
          sides={{ mine: filled(mine), theirs: filled(theirs) }}
          chosen={choices[index]}
          onChoose={(side) => setChoices(choices.map((choice, place) => (place === index ? side : choice)))}
        />
      ))}
      <Answers>
        <button type="button" data-main="" onClick={() => void store.resolve(conflict, chosen)}>
          Use what is chosen
        </button>
      </Answers>
    </Asked>
  );
}
