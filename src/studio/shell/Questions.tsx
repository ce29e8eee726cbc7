import { type ReactNode, useState } from 'react';
import { spokenWords } from '../form/spoken-words.ts';
import { fileTitle } from '../outline/file-title.ts';
import { useStore, useStudio } from '../store/context.tsx';
import type { StudioState } from '../store/types.ts';
import type { Side } from '../worker/protocol.ts';
import { Answers, Question } from './Questions.styles.ts';

/** What somebody has to decide: changes that were never saved, and words that others have changed too. */
export function Questions(): ReactNode {
  const drafts = useStudio((state) => state.drafts);
  const conflicts = useStudio((state) => state.conflicts);
  return (
    <>
      {drafts && <LeftDrafts drafts={drafts} />}
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.file} ${conflict.places.length}`} conflict={conflict} />
      ))}
    </>
  );
}

function LeftDrafts({ drafts }: { drafts: NonNullable<StudioState['drafts']> }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const time = new Date(drafts.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Question aria-labelledby="left-drafts">
      <h2 id="left-drafts">You have changes that were not saved</h2>
      <p>
        They are from {time}, in {drafts.files.map((file) => fileTitle(file, pages)).join(', ')}. Nothing is saved
        before you say so.
      </p>
      <Answers>
        <button type="button" onClick={() => void store.takeDrafts()}>
          Take them back
        </button>
        <button type="button" onClick={() => store.dropDrafts()}>
          Forget them
        </button>
      </Answers>
    </Question>
  );
}

function Conflict({ conflict: { file, places } }: { conflict: StudioState['conflicts'][number] }): ReactNode {
  const store = useStore();
  const name = useStudio((state) => fileTitle(file, state.choices.pages));
  const [choices, setChoices] = useState<readonly Side[]>(() => places.map(() => 'mine'));
  const title = `conflict-${file}`;
  return (
    <Question aria-labelledby={title}>
      <h2 id={title}>Somebody else has changed the same words: {name}</h2>
      <p>Choose which of both count. Everything else of both is kept, and nothing is saved before.</p>
      {places.map(({ where, mine, theirs }, index) => (
        <fieldset key={where}>
          <legend>{spokenWords(where)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${title}-${index}`}
                checked={choices[index] === side}
                onChange={() => setChoices(choices.map((choice, place) => (place === index ? side : choice)))}
              />
              <span>
                {side === 'mine' ? 'Yours: ' : 'Theirs: '}
                {shortened(side === 'mine' ? mine : theirs)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Answers>
        <button type="button" onClick={() => void store.resolve(file, choices)}>
          Use what is chosen
        </button>
      </Answers>
    </Question>
  );
}

const mostCharacters = 400;

/** Words as they are, of long ones the beginning; nothing at all is said in words. */
function shortened(words: string): string {
  if (words === '') return '(nothing: it is gone)';
  return words.length > mostCharacters ? `${words.slice(0, mostCharacters)} …` : words;
}
