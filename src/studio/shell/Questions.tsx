import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFigures } from '../form/widgets/use-figures.ts';
import { useIsInside } from '../outline/use-row-focus.ts';
import { useStore, useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { StudioState } from '../store/types.ts';
import type { Side } from '../worker/protocol.ts';
import { Answers, Question } from './Questions.styles.ts';
import { SideChoice } from './SideChoice.tsx';

/** What somebody has to decide: changes that were never saved, and words that others have changed too. */
export function Questions(): ReactNode {
  const drafts = useStudio((state) => state.drafts);
  const conflicts = useStudio((state) => state.conflicts);
  const strays = useStrayPictures();
  const root = useRef<HTMLDivElement>(null);
  const isInside = useIsInside(root);
  // A question that is answered goes with the button that had the focus: it goes on in the next one, or in the list of sections.
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    const next = root.current?.querySelector<HTMLElement>('button, input');
    (next ?? document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]'))?.focus();
  });
  return (
    <div ref={root}>
      {drafts && <LeftDrafts drafts={drafts} />}
      {conflicts.map((conflict) => (
        <Conflict key={JSON.stringify(conflict)} conflict={conflict} />
      ))}
      {strays.length > 0 && <StrayPictures names={strays} />}
    </div>
  );
}

function LeftDrafts({ drafts }: { drafts: NonNullable<StudioState['drafts']> }): ReactNode {
  const store = useStore();
  const pages = useStudio((state) => state.choices.pages);
  const time = new Date(drafts.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Question aria-labelledby="left-drafts">
      <h2 id="left-drafts">You have changes that were not saved</h2>
      <p>
        They are from {time}, in {drafts.files.map((file) => fileTitle(file, pages)).join(', ')}. Nothing is saved
        before you say so.
      </p>
      <Answers>
        <button type="button" data-main="" onClick={() => void store.takeDrafts()}>
          Take them back
        </button>
        <button type="button" onClick={() => store.dropDrafts()}>
          Forget them
        </button>
      </Answers>
    </Question>
  );
}

/** Pictures that were sent and are shown nowhere, once there is nothing left to save: undone, or another one was taken. */
function useStrayPictures(): readonly string[] {
  const uploads = useStudio((state) => state.uploads);
  const texts = useStudio((state) => state.texts);
  const isSaved = useStudio((state) => state.unsaved.length === 0);
  return useMemo(() => (isSaved ? straysIn(uploads, texts) : []), [isSaved, uploads, texts]);
}

function StrayPictures({ names }: { names: readonly string[] }): ReactNode {
  const store = useStore();
  const removeAll = async () => {
    for (const name of names) await store.removeUpload(name);
  };
  const isOne = names.length === 1;
  return (
    <Question aria-labelledby="stray-pictures">
      <h2 id="stray-pictures">
        {isOne
          ? `No page shows the picture ${names[0]} that you have sent`
          : `No page shows ${names.length} pictures that you have sent: ${new Intl.ListFormat('en').format(names)}`}
      </h2>
      <p>
        {isOne
          ? 'It lies with the pictures of the site, to be chosen later. Removed, it can’t be brought back by Undo.'
          : 'They lie with the pictures of the site, to be chosen later. Removed, they can’t be brought back by Undo.'}
      </p>
      <Answers>
        <button type="button" onClick={() => names.map((name) => store.keepUpload(name))}>
          {isOne ? 'Keep it' : 'Keep them'}
        </button>
        <button type="button" onClick={() => void removeAll()}>
          {isOne ? 'Remove it' : 'Remove them'}
        </button>
      </Answers>
    </Question>
  );
}

/** The pictures that no text names. */
function straysIn(names: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return names.filter((name) => ![...texts.values()].some((text) => text.includes(name)));
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
      <p>Choose which of both count. Everything else of both is kept, and nothing is saved before.</p>
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
