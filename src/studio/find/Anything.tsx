import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { useArrows } from '../palette/use-arrows.ts';
import { Things } from './Anything.styles.ts';
import { goToThing, onAnythingAsked, type Thing, thingsCalled, thingsHere } from './anything.ts';

const mostShown = 12;

/** The window that finds whatever can be done where one is, for as long as it is asked for. */
export function Anything(): ReactNode {
  const [things, setThings] = useState<readonly Thing[]>();
  useEffect(() => onAnythingAsked(() => setThings((open) => open ?? thingsHere(document))), []);
  return things && <AnythingDialog things={things} onClose={() => setThings(undefined)} />;
}

function AnythingDialog({ things, onClose }: { things: readonly Thing[]; onClose: () => void }): ReactNode {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const onKeyDown = useArrows(list, search);
  useEffect(() => search.current?.focus(), []);
  const found = thingsCalled(things, query).slice(0, mostShown);
  const take = (thing: Thing) => {
    onClose();
    // Once the window has closed, which brings the focus back to where it was.
    setTimeout(() => goToThing(thing));
  };
  const closeAtOnce = (event: KeyboardEvent) => {
    // A browser would empty the field first.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const takeFirst = (event: FormEvent) => {
    event.preventDefault();
    if (found[0]) take(found[0]);
  };
  return (
    <StudioDialog title="Go to anything" onClose={onClose}>
      <form onSubmit={takeFirst} onKeyDown={onKeyDown}>
        <label>
          What do you want to do, or where do you want to go?
          <input
            ref={search}
            type="search"
            value={query}
            placeholder="A section, a field, a page, a button…"
            onKeyDown={closeAtOnce}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <Things ref={list} aria-label="Found">
          {found.map((thing) => (
            <li key={`${thing.name}\n${thing.place}`}>
              <button type="button" className="choose" onClick={() => take(thing)}>
                {thing.name}
                <small>{thing.place}</small>
              </button>
            </li>
          ))}
        </Things>
        <p role="status" className="muted">
          {query.trim() === ''
            ? 'All that can be pressed or filled in here is found by its name. Enter takes the first.'
            : found.length === 0
              ? 'Nothing here is called so. Try a word of its name.'
              : ''}
        </p>
      </form>
    </StudioDialog>
  );
}
