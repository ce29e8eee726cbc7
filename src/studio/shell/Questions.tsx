import { type ReactNode, useRef, useState } from 'react';
import { momentOf } from '../dialogs/day-of.ts';
import { useFigures } from '../form/widgets/use-figures.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { StudioState } from '../store/types.ts';
import type { Side } from '../worker/protocol.ts';
import { Answers, Question } from './Questions.styles.ts';
import { SideChoice } from './SideChoice.tsx';
import { useAnswered } from './use-answered.ts';

/** What somebody has to decide: changes that were never saved, and words that others have changed too. */
export function Questions(): ReactNode {
  const drafts = useStudio((state) => state.drafts);
  const conflicts = useStudio((state) => state.conflicts);
  const root = useRef<HTMLDivElement>(null);
  useAnswered(root);
  return (
    <div ref={root}>
      {drafts && <LeftDrafts drafts={drafts} />}
      {conflicts.map((conflict) => (
        <Conflict key={JSON.stringify(conflict)} conflict={conflict} />
      ))}
    </div>
  );
}

function LeftDrafts({ drafts }: { drafts: NonNullable<StudioState['drafts']> }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const time = momentOf(drafts);
  return (
    <Question aria-labelledby="left-drafts">
      <h2 id="left-drafts">You have changes that were not saved</h2>
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
    </Question>
  );
}

function Conflict({ conflict }: { conflict: StudioState['conflicts'][number] }): ReactNode {
  const { file, places } = conflict;
  const store = useStore();
  const name = useStudio((state) => fileTitle(file, state.choices.pages));
  const { filled } = useFigures();
  const [choices, setChoices] = useState<readonly Side[]>(() => places.map(() => 'mine'));
  const chosen = places.map(({ path }, index) => ({ path, side: choices[index] ?? 'mine' }));
  const title = `conflict-${file}`;
  return (
    <Question aria-labelledby={title}>
      <h2 id={title}>Somebody else has changed the same words: {name}</h2>
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
    </Question>
  );
}
