import { isFields, type Path } from '#kit/model';
import { aligned } from './align.ts';
import { readData } from './read-data.ts';

/** Where a place of an older text stands in a newer one; where it is gone, what it stood in. A text that can't be read moves nothing. */
export function pathNow(old: string, now: string, path: Path): Path {
  let [before, after] = [readData(old), readData(now)];
  if (before === undefined || after === undefined) return path;
  const found: (string | number)[] = [];
  for (const step of path) {
    if (Array.isArray(before) && Array.isArray(after)) {
      const place = typeof step === 'number' ? aligned(before, after)[step] : undefined;
      if (place === undefined) return found;
      found.push(place);
      [before, after] = [before[Number(step)], after[place]];
    } else {
      found.push(step);
      [before, after] = [fieldOf(before, step), fieldOf(after, step)];
    }
  }
  return found;
}

function fieldOf(value: unknown, name: string | number): unknown {
  return isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
