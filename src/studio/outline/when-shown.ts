import { childOf } from '#kit/model';

/**
 * When visitors see something that says so, in few words: `hidden`, `from 1 May, 09:00`, `until 31 May`, `1 May to 31 May`; empty
 * where they always do. The last day is said that shows it. A day of another year than that of `now` says its year.
 */
export function whenShown(value: unknown, now: Date): string {
  if (childOf(value, 'hidden') === true) return 'hidden';
  // A block may have a group of fields of this name.
  const [from, until] = ['from', 'until']
    .map((name) => childOf(value, name))
    .map((moment) => (typeof moment === 'string' ? moment : undefined));
  const [first, last] = [from && momentIn(from, now, 0), until && momentIn(until, now, 1)];
  if (first && last) return `${first} to ${last}`;
  return first ? `from ${first}` : last ? `until ${last}` : '';
}

/** A moment as it is written, in words; a day without a time is so many days `before`. What is none is said as it stands. */
function momentIn(moment: string, now: Date, before: number): string {
  const time = /[T ](?!00:00)(\d\d:\d\d)/.exec(moment)?.[1];
  const day = new Date(`${moment.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(day.getTime())) return moment;
  if (time === undefined) day.setUTCDate(day.getUTCDate() - before);
  const year = day.getUTCFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  const words = day.toLocaleDateString('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC', ...year });
  return time === undefined ? words : `${words}, ${time}`;
}
