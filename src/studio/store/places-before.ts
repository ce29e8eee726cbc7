import { isSame } from '#kit/model';

/**
 * Where each entry of a list stood in the list before: the one that says the same, or else, in their order, one that isn't there any
 * more; nothing where there is none. What an entry has on the screen (its focus, what is open in it) goes with it.
 */
export function placesBefore(old: readonly unknown[], now: readonly unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const alike = now.map((entry) => {
    const place = [...free].find((each) => isSame(old[each], entry));
    if (place !== undefined) free.delete(place);
    return place;
  });
  const left = [...free];
  return alike.map((place) => place ?? left.shift());
}
