import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { hear, shortcuts } from '../shell/shortcuts.ts';
import { useStore } from '../store/context.tsx';
import type { FoundPlace, WordsQuery } from '../worker/protocol.ts';
import { FoundList, keyOfPlace } from './FoundList.tsx';
import { useFound } from './use-found.ts';

const nothing: WordsQuery = { words: '', instead: '', isExact: false, isWhole: false, isPattern: false };

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
  const [told, setTold] = useState('');
  const [isReplaced, setReplaced] = useState(false);
  const { found, isCurrent } = useFound(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const ask = (changed: Partial<WordsQuery>) => {
    setQuery({ ...query, ...changed });
    setLeft(new Set());
    setTold('');
    setReplaced(false);
  };
  const places = 'places' in found ? found.places : [];
  const chosen = places.filter((place) => !left.has(keyOfPlace(place)));
  const isReady = isCurrent && chosen.length > 0;
  const replace = async () => {
    if (!isReady) return;
    const { words, isDone } = await replaced(store, query, chosen);
    setTold(words);
    setReplaced(isDone);
    field.current?.focus();
  };
  const takeBack = () => {
    void store.undo();
    setTold('All is as it was.');
    setReplaced(false);
    field.current?.focus();
  };
  // What was done last is taken back, not what was typed to do it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReplaced) hear(event, { undo: shortcuts.everywhere.undo }, { undo: takeBack });
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
            Write instead <small>If empty, what is found is deleted.</small>
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
          {isReplaced && (
            <button type="button" className="small" onClick={takeBack}>
              Undo
            </button>
          )}
          <p role="status">{told || (isCurrent || query.words === '' ? countWords(found, query) : 'One moment…')}</p>
        </div>
        {'refused' in found && isCurrent && (
          <p role="alert" className="wrong">
            {found.refused}
          </p>
        )}
        {places.length > 0 && (
          <>
            <FoundList places={places} left={left} onLeave={setLeft} />
            <p className="muted">
              Capitals are kept, unless you match them. Links, addresses and the names of figures stay as they are. It
              can be undone as a whole.
            </p>
            <div className="foot row">
              <button
                type="button"
                className={query.instead === '' ? 'small' : 'main'}
                aria-disabled={!isReady || undefined}
                onClick={() => void replace()}
              >
                {query.instead === '' ? 'Delete' : 'Replace'} in {placesWord(chosen.length)}
              </button>
            </div>
          </>
        )}
      </form>
    </StudioDialog>
  );
}

/** Makes it so, and returns what is told of it. */
async function replaced(
  store: ReturnType<typeof useStore>,
  query: WordsQuery,
  chosen: readonly FoundPlace[],
): Promise<{ words: string; isDone: boolean }> {
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
  if (places.length === 0) return 'Nothing says that.';
  const listed = `Found in ${placesWord(places.length + more)}.`;
  return more === 0
    ? listed
    : `${listed} The first ${places.length} are listed; once these are replaced, the others are.`;
}

function placesWord(count: number): string {
  return count === 1 ? '1 place' : `${count.toLocaleString('en')} places`;
}
