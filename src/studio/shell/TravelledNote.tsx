import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../store/context.tsx';
import type { Travelled } from '../store/types.ts';
import { Noticed } from './Shell.styles.ts';

/** So long it is seen, in milliseconds, unless somebody is at it: the bar has the way back, too. */
const shown = 8000;

/** What was undone, done again or deleted, for a while, with the way back. */
export function TravelledNote({ travelled: { way, words } }: { travelled: Travelled }): ReactNode {
  const store = useStore();
  const [isHeld, setHeld] = useState(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setOver(true), shown);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (isOver) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const [name, travel] = way === 'back' ? ['Redo', () => store.redo()] : ['Undo', () => store.undo()];
  return (
    <Noticed onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <p>{words}</p>
      <button type="button" aria-label={`${name}: ${words}`} onClick={() => void travel()}>
        {name}
      </button>
    </Noticed>
  );
}
