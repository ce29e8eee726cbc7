import type { Checker } from '../../engine/3-repair/checker.ts';
import { readDocument } from '../../engine/3-repair/read-document.ts';
import type { ContentFiles } from '../../engine/4-compile/compile-content.ts';
import { zoneOf } from '../../engine/4-compile/site/site-names.ts';
import { noMomentWords, parseMoment } from '../../engine/base/moment.ts';
import { UsageError } from '../base/usage-error.ts';

/**
 * The time (ms since 1970) that is asked for, in ms or as pages write it, a day in the time zone of a content folder; now, where none is.
 * Throws UsageError where it is neither a day nor a time.
 */
export function timeOf(at: string | number | undefined, { site }: ContentFiles, checker: Checker): number {
  if (at === undefined) return Date.now();
  if (typeof at === 'number') return at;
  const zone = zoneOf(site && readDocument(site, 'SiteSource', checker).data);
  const time = parseMoment(at, zone);
  if (time !== undefined) return time;
  throw new UsageError(`${noMomentWords(at)} Write it as \`--at 2026-05-01\` or \`--at "2026-05-01 09:00"\`.`);
}
