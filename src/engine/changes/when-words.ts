import { whenOf } from '../links/time/when.ts';
import { plainValue, type Words, words } from './words.ts';

/** The fields that say when something is shown. */
const names: ReadonlySet<string> = new Set(['hidden', 'from', 'until']);

/** True for a field that says when something is shown. A block may have a group of fields of such a name. */
export function isWhen(name: string, before: unknown, after: unknown): boolean {
  return names.has(name) && [before, after].every((value) => typeof value !== 'object');
}

/** What changed in when something is shown, a sentence without its beginning each: "is hidden now". */
export function whenDifferences(before: unknown, after: unknown): Words[] {
  const [old, now] = [whenOf(before) ?? {}, whenOf(after) ?? {}];
  return [
    ...(old.hidden === now.hidden ? [] : [[now.hidden ? 'is hidden now' : 'is no longer hidden']]),
    ...(old.from === now.from ? [] : [beginning(old.from, now.from)]),
    ...(old.until === now.until ? [] : [ending(old.until, now.until)]),
  ];
}

/** When something is shown, in words: "shown from 2026-05-01 on"; nothing where it always is. */
export function whenWords(value: unknown): Words {
  const { hidden, from, until } = whenOf(value) ?? {};
  if (hidden) return ['hidden'];
  const begin = from === undefined ? [] : words`shown from ${moment(from)} on`;
  const end = until === undefined ? [] : words`${begin.length > 0 ? ', ' : ''}gone from ${moment(until)} on`;
  return [...begin, ...end];
}

function beginning(old: string | undefined, now: string | undefined): Words {
  if (now === undefined) return words`no longer waits for ${moment(old ?? '')} to appear`;
  return old === undefined
    ? words`appears on ${moment(now)}`
    : words`appears on ${moment(now)}, no longer on ${moment(old)}`;
}

function ending(old: string | undefined, now: string | undefined): Words {
  if (now === undefined) return words`stays, and is no longer gone from ${moment(old ?? '')} on`;
  return old === undefined
    ? words`is gone from ${moment(now)} on`
    : words`is gone from ${moment(now)} on, no longer from ${moment(old)}`;
}

/** A day as pages write it, and the time behind it. */
function moment(text: string): Words {
  return plainValue(text.replace(/[T ](?=\d\d:)/, ', '));
}
