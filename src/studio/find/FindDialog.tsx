import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore } from '../store/context.tsx';
import type { FoundPlace, WordsQuery } from '../worker/protocol.ts';
import { FoundList, keyOfPlace } from './FoundList.tsx';
import { useFound } from './use-found.ts';

const nothing: WordsQuery = { words: '', instead: '', isExact: false, isWhole: false, isPattern: false };

/** What is told of the last replacement, and whether it has been made and can be taken back. */
type Told = { words: string; isDone: boolean };
const untold: Told = { words: '', isDone: false };

const ways = {
  isExact: 'Match capitals',
  isWhole: 'Whole words only',
  isPattern: 'A pattern (regular expression)',
} as const satisfies Partial<Record<keyof WordsQuery, string>>;

/** Finds words on all pages and in what they share, and puts others in their place where that is wanted. */
export function FindDialog({ onClose }: { onClose: () => void }): ReactNode {
  const store = useStore();
  const [query, setQuery] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Told>(untold);
  const { found, isCurrent } = useFound(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const ask = (changed: Partial<WordsQuery>) => {
    setQuery({ ...query, ...changed });
    setLeft(new Set());
    setTold(untold);
  };
  const places = 'places' in found ? found.places : [];
  const chosen = places.filter((place) => !left.has(keyOfPlace(place)));
  const isReady = isCurrent && chosen.length > 0;
  const replace = async () => {
    if (!isReady) return;
    setTold(await replaced(store, query, chosen));
    field.current?.focus();
  };
  const takeBack = async () => {
    await store.undo();
    setTold({ words: 'Undone: the words are as they were before.', isDone: false });
    field.current?.focus();
  };
  // What was done last is taken back, not what was typed to do it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (told.isDone) hear(event, { undo: shortcuts.everywhere.undo }, { undo: () => void takeBack() });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Whoever presses Enter after the word that they look for has not asked for it to be taken out.
    if (query.instead !== '') void replace();
  };
  return (
    <StudioDialog title="Find and replace" onClose={onClose} size="sheet">
      <form onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <label>
          Find
          <input ref={field} type="text" value={query.words} onChange={(event) => ask({ words: event.target.value })} />
        </label>
        <label>
          <span>
            Replace with <small>Leave it empty, and what is found is deleted.</small>
          </span>
          <input type="text" value={query.instead} onChange={(event) => ask({ instead: event.target.value })} />
        </label>
        <div className="row">
          {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
            <label key={way}>
              <input type="checkbox" checked={query[way]} onChange={() => ask({ [way]: !query[way] })} />
              {ways[way]}
            </label>
          ))}
        </div>
        <p role="status">
          {told.words || (isCurrent || query.words === '' ? countWords(found, query) : 'One moment…')}
        </p>
        {'refused' in found && isCurrent && (
          <p role="alert" className="wrong">
            {found.refused}
          </p>
        )}
        {places.length > 0 && <FoundList places={places} left={left} onLeave={setLeft} />}
        <Foot
          query={query}
          count={places.length > 0 ? chosen.length : undefined}
          isReady={isReady}
          onReplace={() => void replace()}
          onUndo={told.isDone ? () => void takeBack() : undefined}
        />
      </form>
    </StudioDialog>
  );
}

type FootProps = {
  query: WordsQuery;
  /** How many places were chosen among those that were found; nothing where none was. */
  count: number | undefined;
  isReady: boolean;
  onReplace: () => void;
  onUndo: (() => void) | undefined;
};

function Foot({ query, count, isReady, onReplace, onUndo }: FootProps): ReactNode {
  const isDeleting = query.instead === '';
  if (count === undefined && !onUndo) return null;
  return (
    <>
      {count !== undefined && (
        <p className="muted">
          New words begin with a capital where the old ones did, unless you match capitals. Figures, addresses and where
          links lead stay as they are. All of it can be undone in one step.
        </p>
      )}
      <div className="foot row">
        {count !== undefined && (
          <button
            type="button"
            className={isDeleting ? 'danger' : 'main'}
            aria-disabled={!isReady || undefined}
            onClick={onReplace}
          >
            {isDeleting ? 'Delete' : 'Replace'} in {placesWord(count)}
          </button>
        )}
        {onUndo && (
          <button type="button" className="small" onClick={onUndo}>
            Undo
          </button>
        )}
      </div>
    </>
  );
}

/** Makes it so, and returns what is told of it. */
async function replaced(
  store: ReturnType<typeof useStore>,
  query: WordsQuery,
  chosen: readonly FoundPlace[],
): Promise<Told> {
  const places = chosen.map(({ file, path, value, from, to }) => ({ file, path, value, from, to }));
  const plan = await store.plan({ kind: 'replace', query, places });
  if ('refused' in plan) return { words: plan.refused, isDone: false };
  const done = query.instead === '' ? 'Deleted' : 'Replaced';
  const isDone = await store.carryOut(plan);
  return { words: isDone ? `${done} in ${placesWord(chosen.length)}.` : '', isDone };
}

function countWords(found: ReturnType<typeof useFound>['found'], { words }: WordsQuery): string {
  if (words === '' || 'refused' in found) return '';
  const { places, more } = found;
  if (places.length === 0) return 'It isn’t found anywhere.';
  const listed = `Found in ${placesWord(places.length + more)}.`;
  return more === 0
    ? listed
    : `${listed} The first ${places.length} are listed, and the next ones once these are replaced.`;
}

function placesWord(count: number): string {
  return count === 1 ? '1 place' : `${count.toLocaleString('en')} places`;
}
