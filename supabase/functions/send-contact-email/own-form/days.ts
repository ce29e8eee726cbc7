/** A limit of a day: a day, or one that is counted from today. */
export const dayLimit = /^(?:\d{4}-\d\d-\d\d|today(?: ([+-]) (\d{1,4}) (day|week|month|year)s?)?)$/;

/**
 * The days that are today, as 2027-03-27: the earliest and the latest. They are two where nobody knows by whose clock a form was filled
 * in.
 */
export type Today = { first: string; last: string };

/** The day on somebody's own calendar. */
export function todayHere(now = new Date()): Today {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const text = day.map((part) => String(part).padStart(2, '0')).join('-');
  return { first: text, last: text };
}

/** The days that it is anywhere on earth, at a time in milliseconds since 1970. */
export function todayAnywhere(now: number): Today {
  const hours = (count: number) => new Date(now + count * 3_600_000).toISOString().slice(0, 10);
  return { first: hours(-12), last: hours(14) };
}

/** A day that there is, as 2027-03-27. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that a limit means on a certain day. A month is counted on the calendar: one after 31 January is the end of February. */
export function limitDay(limit: string, today: string): string {
  const [, sign, count, unit] = dayLimit.exec(limit) ?? [];
  if (!limit.startsWith('today')) return limit;
  if (sign === undefined) return today;
  const by = Number(`${sign}${count}`);
  const day = new Date(`${today}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') day.setUTCDate(day.getUTCDate() + by * (unit === 'week' ? 7 : 1));
  else {
    const date = day.getUTCDate();
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() + by * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
    day.setUTCDate(Math.min(date, last));
  }
  return day.toISOString().slice(0, 10);
}

/** The first and the last day that a browser offers; of what is counted from today only where that is known. */
export function dayBounds(
  { kind, from, to }: { kind: string; from?: number | string; to?: number | string },
  today?: string,
): { min?: string; max?: string } {
  const dayOf = (limit: number | string | undefined) => {
    if (kind !== 'date' || typeof limit !== 'string') return undefined;
    return limit.startsWith('today') ? today && limitDay(limit, today) : limit;
  };
  const [min, max] = [dayOf(from), dayOf(to)];
  return { ...(min ? { min } : {}), ...(max ? { max } : {}) };
}
