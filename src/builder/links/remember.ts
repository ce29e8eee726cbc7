import { mkdirSync } from 'node:fs';
import { isFields } from '#kit/model';
import { answersPlace, keptAnswers, type ToldAnswers } from '../files/outside-answers.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { Found, Unknown } from './look-at.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** An address is told once it was found so on this many days running. */
const daysRunning = 3;
/** How long an answer holds, in ms: that of a page which is there, and any other. */
const holds = { fine: 7 * day, other: 6 * hour };
/** What is no longer linked to is forgotten after this long, in ms. */
const keptFor = 60 * day;

/**
 * What is known of an address: what was found when it was last asked (ms since 1970), and on which days it has been found so in a row, the
 * first and the last of them.
 */
export type Known = { at: number; found: Found; days: number; since: string; last: string };

/** What is kept from one night to the next, by addresses. */
export type Memory = Readonly<Record<string, Known>>;

/** What was found so far. A damaged file is as good as none. */
export function readMemory(): Memory {
  const known = keptAnswers()?.['known'];
  if (!isFields(known)) return {};
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, Known] => isKnown(entry[1])));
}

function isKnown(value: unknown): value is Known {
  return (
    isFields(value) &&
    isFields(value['found']) &&
    typeof value['found']['what'] === 'string' &&
    [value['at'], value['days']].every(Number.isFinite) &&
    [value['since'], value['last']].every((text) => typeof text === 'string')
  );
}

/** Whether an address is to be asked again. What isn't there is asked each night, what is there once a week. */
export function isDue(known: Known | undefined, now: number): boolean {
  if (!known || known.at > now) return true;
  return now - known.at >= (known.found.what === 'fine' ? holds.fine : holds.other);
}

/** What is known of an address after it was asked at a time. What couldn't be judged that day changes nothing of what was found before. */
export function remembered(known: Known | undefined, found: Found, now: number): Known | undefined {
  const today = new Date(now).toISOString().slice(0, 10);
  if (found.what === 'unknown' && !isAnswer.has(found.why)) return known;
  if (!known || runOf(known.found) !== runOf(found)) return { at: now, found, days: 1, since: today, last: today };
  const days = known.last === today ? known.days : known.days + 1;
  return { at: now, found, days, since: known.since, last: today };
}

/** What of all that nobody can judge is an answer: the address is another than it was. */
const isAnswer = new Set<Unknown>(['refuses', 'robots', 'sample']);

/** What counts as the same on two days: a page that is gone one day and whose server is down the next isn't there on both. */
function runOf({ what }: Found): string {
  return what === 'gone' || what === 'certificate' || what === 'unreachable' ? 'not there' : what;
}

/** Of what is known, what editors are told, by addresses. */
export function toldOf(memory: Memory): ToldAnswers {
  return Object.fromEntries(
    Object.entries(memory).flatMap(([address, { found, days, since }]): [string, ToldAnswers[string]][] =>
      found.what === 'fine' || found.what === 'unknown' || days < daysRunning ? [] : [[address, { since, ...found }]],
    ),
  );
}

/** Keeps what is known, all of it or as it was before. Throws OutsideError where the cache lies behind a link. */
export function keepMemory(memory: Memory, now: number): void {
  const known = Object.fromEntries(Object.entries(memory).filter(([, { at }]) => now - at < keptFor));
  const { folder, file } = answersPlace();
  mkdirSync(folder, { recursive: true });
  writeWhole(file, JSON.stringify({ told: toldOf(known), known }));
}
