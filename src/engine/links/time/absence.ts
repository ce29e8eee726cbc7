import { momentWords } from '../../base/moment.ts';
import { type Shown, since, without } from '../../base/shown.ts';
import type { Absence } from '../../catalogue/time.ts';
import type { SiteContext } from '../site-context.ts';

type Clock = Pick<SiteContext, 'now' | 'zone'>;

/** When something begins to be wrong: `from` is the day, missing where it is so already. */
export type Gap = { time: number; from: string | undefined };

/** The first time to come at which something is shown and what it needs isn't; nothing where there is none. */
export function firstGap(shown: Shown, needed: Shown, { now, zone }: Clock): Gap | undefined {
  const [first] = without(since(shown, now), needed);
  return first && gapFrom(first[0], { now, zone });
}

/** A time to come in the words of messages. */
export function gapFrom(time: number, { now, zone }: Clock): Gap {
  return { time, from: time === now || !Number.isFinite(time) ? undefined : momentWords(time, zone) };
}

/** Why something isn't shown at a time. */
export function absenceAt(shown: Shown, time: number, zone: string): Absence {
  const later = shown.find(([from]) => from > time);
  if (later) return { kind: 'later', day: momentWords(later[0], zone) };
  const earlier = shown.findLast(([, until]) => until <= time);
  return earlier ? { kind: 'gone', day: momentWords(earlier[1], zone) } : { kind: 'hidden' };
}
