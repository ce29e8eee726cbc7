import { isFields } from '#kit/model';
import { defaultZone, isZone, parseMoment } from '../../base/moment.ts';
import { always, between, both, never, type Shown } from '../../base/shown.ts';

/** What says when something is shown, as it is written. */
export type When = { hidden?: true; from?: string; until?: string };

/** What a page, a section or an entry says of when it is shown; nothing where it says nothing. */
export function whenOf(value: unknown): When | undefined {
  if (!isFields(value)) return undefined;
  const { hidden, from, until } = value;
  const when: When = {
    ...(hidden === true ? { hidden } : {}),
    // A block may have a group of fields of this name.
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof until === 'string' ? { until } : {}),
  };
  return Object.keys(when).length > 0 ? when : undefined;
}

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
  return when.hidden ? never : between(momentOf(when.from, zone), momentOf(when.until, zone));
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
