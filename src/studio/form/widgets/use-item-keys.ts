import { useRef } from 'react';

/**
 * A key for each entry of a list, which an entry that is moved takes with it: the focus and what is open go where it goes. Entries
 * that come or go in any other way do so at the end.
 */
export function useItemKeys(count: number): { keys: readonly number[]; moved: (from: number, to: number) => void } {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < count) {
    keys.current.push(next.current);
    next.current += 1;
  }
  keys.current.length = count;
  return {
    keys: keys.current,
    moved: (from, to) => {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
  };
}
