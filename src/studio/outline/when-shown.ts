import { childOf } from '#kit/model';

/**
 * When visitors see something that says so, in few words: `hidden`, `from 1 May`, `until 1 Jun`, `1 May to 1 Jun`; empty where
 * they always do. A day of another year than that of `now` says its year.
 */
export function whenShown(value: unknown, now: Date): string {
  if (childOf(value, 'hidden') === true) return 'hidden';
  // A block may have a group of fields of this name.
  const [from, until] = ['from', 'until']
    .map((name) => childOf(value, name))
    .map((day) => (typeof day === 'string' ? day : undefined));
  if (from !== undefined && until !== undefined) return `${dayIn(from, now)} to ${dayIn(until, now)}`;
  if (from !== undefined) return `from ${dayIn(from, now)}`;
  return until === undefined ? '' : `until ${dayIn(until, now)}`;
}

/** The day of a moment as it is written, in words; what is none is said as it stands. */
function dayIn(moment: string, now: Date): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(day.getTime())) return moment;
  const year = day.getUTCFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return day.toLocaleDateString('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC', ...year });
}
