import { type Checker, type ContentFiles, zoneOf } from '#engine';
import { noMomentWords, parseMoment } from '#engine/base';
import { UsageError } from '../base/usage-error.ts';

/**
 * The time (ms since 1970) that is asked for, in ms or as pages write it, a day in the time zone of a content folder; now, where none is.
 * Throws UsageError where it is neither a day nor a time.
 */
export function timeOf(at: string | number | undefined, { site }: ContentFiles, checker: Checker): number {
  if (at === undefined) return Date.now();
  if (typeof at === 'number') return at;
  const zone = zoneOf(site && checker.read(site, 'SiteSource').data);
  const time = parseMoment(at, zone);
  if (time !== undefined) return time;
  throw new UsageError(`${noMomentWords(at)} Write it as \`--at 2026-05-01\` or \`--at "2026-05-01 09:00"\`.`);
}
