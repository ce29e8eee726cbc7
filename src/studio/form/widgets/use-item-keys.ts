import { useRef } from 'react';
import { placesBefore } from '../../store/places-before.ts';

/** A key for each entry of a list, which it takes with it wherever it comes to stand: the focus and what is open go where it goes. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const seen = useRef<{ items: readonly unknown[]; keys: readonly number[]; next: number }>({
    items: [],
    keys: [],
    next: 0,
  });
  const { items: before, keys } = seen.current;
  if (before !== items) {
    let { next } = seen.current;
    const own = placesBefore(before, items).map((place) => (place === undefined ? next++ : (keys[place] ?? next++)));
    seen.current = { items, keys: own, next };
  }
  return seen.current.keys;
}
