import { isFields } from '#kit/model';
import { dayAfter, dayAt, defaultZone, isDay, isZone, parseMoment } from '../../base/moment.ts';
import { always, between, both, never, type Shown } from '../../base/shown.ts';

/** What says when something is shown, as it is written: its own days (`begins`, `ends`) are over by themselves. */
export type When = { hidden?: true; from?: string; until?: string; begins?: string; ends?: string };

/** What a page, a section or an entry says of when it is shown; nothing where it says nothing. */
export function whenOf(value: unknown): When | undefined {
  if (!isFields(value)) return undefined;
  const { hidden } = value;
  const when: When = hidden === true ? { hidden } : {};
  for (const name of whenNames) {
    const text = value[name];
    // A block may have a group of fields of this name.
    if (typeof text === 'string') when[name] = text;
  }
  return Object.keys(when).length > 0 ? when : undefined;
}

/** The fields that hold days. */
export const whenNames = ['from', 'until', 'begins', 'ends'] as const;

/** True for what says when it is shown. */
export function hasWhen(value: unknown): boolean {
  return (
    isFields(value) &&
    (value['hidden'] === true || typeof value['from'] === 'string' || typeof value['until'] === 'string')
  );
}

/** When something is shown that says so, in the site's zone. What is no day and no time says nothing: it has been reported. */
export function shownWhen(when: When | undefined, zone: string): Shown {
  if (!when) return always;
  if (when.hidden) return never;
  const ends = [momentOf(when.until, zone), overAt(when, zone)].filter((time) => time !== undefined);
  return between(momentOf(when.from, zone), ends.length > 0 ? Math.min(...ends) : undefined);
}

/** When something that has its own days is over: at its end, or with its last day; nothing where it has none. */
export function overAt({ begins, ends }: When, zone: string): number | undefined {
  const last = ends ?? begins;
  const time = momentOf(last, zone);
  if (last === undefined || time === undefined) return undefined;
  if (ends !== undefined && !isDay(ends)) return time;
  return parseMoment(dayAfter(dayAt(time, zone)), zone);
}

/** When something is shown that stands in others: when all of them are. */
export function shownWithin(whens: readonly When[], zone: string): Shown {
  return whens.map((when) => shownWhen(when, zone)).reduce(both, always);
}

function momentOf(text: string | undefined, zone: string): number | undefined {
  return text === undefined ? undefined : parseMoment(text, zone);
}

/** The time zone in which the site's days begin. */
export function zoneOf(data: unknown): string {
  const zone = isFields(data) ? data['zone'] : undefined;
  return typeof zone === 'string' && isZone(zone) ? zone : defaultZone;
}
