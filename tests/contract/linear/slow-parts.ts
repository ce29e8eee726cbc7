import { stringify } from 'yaml';
import { maximumBytes } from '#engine';
import { isFields } from '#kit/model';

/** A number from 0 below a count; the same numbers make the same page. */
export type Pick = (count: number) => number;

/** A page that may be slow to check, and what it is made of. */
export type SlowPage = { text: string; made: string };

/** Sections as blocks show them in their examples. */
export type Sections = readonly Readonly<Record<string, unknown>>[];

/** The longest that a page is made, in bytes. */
export const most = maximumBytes - 64;

export const head =
  'title: A page for a trial\ndescription: A page that is made to be slow, of sixty characters or more.\n';
export const hero = sectionText({ type: 'hero', heading: 'A heading' });

/** One of some things. Throws where there are none. */
export function one<T>(list: readonly T[], pick: Pick): T {
  const found = list[pick(list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** So many of some things, one and the same perhaps several times. */
export function some<T>(list: readonly T[], count: number, pick: Pick): T[] {
  return Array.from({ length: count }, () => one(list, pick));
}

/** How long a page becomes: mostly as long as it may be. */
export function lengthOf(pick: Pick): number {
  return pick(4) === 0 ? 4000 + pick(most - 4000) : most;
}

/** A text of units between a beginning and an end, as many of them as have room. */
export function filled(begin: string, unit: (round: number) => string, end: string, room: number): string {
  const all = [begin];
  let left = room - Buffer.byteLength(begin) - Buffer.byteLength(end);
  for (let round = 0; ; round++) {
    const text = unit(round);
    left -= Buffer.byteLength(text);
    if (left < 0 || text === '') break;
    all.push(text);
  }
  return all.join('') + end;
}

/** A section as it stands in a page. */
export function sectionText(section: unknown): string {
  const lines = stringify([section], { lineWidth: 0 }).trimEnd().split('\n');
  return lines.map((line) => `  ${line}\n`).join('');
}

/** The names of all fields of some data. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isFields(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : [];
}

export type Place = readonly (string | number)[];

/** The places in some data whose values are wanted. */
export function placesIn(value: unknown, isWanted: (value: unknown) => boolean, path: Place = []): Place[] {
  const entries = Array.isArray(value) ? value.entries() : isFields(value) ? Object.entries(value) : [];
  const inside = [...entries].flatMap(([step, inner]) => placesIn(inner, isWanted, [...path, step]));
  return path.length > 0 && path[0] !== 'type' && isWanted(value) ? [path, ...inside] : inside;
}
