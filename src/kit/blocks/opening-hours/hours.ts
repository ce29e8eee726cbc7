/** The days of a week as content names them, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** From when until when it is open, in minutes since the day's begin: `22:00-02:00` ends at 26 hours. */
export type Span = readonly [opens: number, closes: number];

/** Days on which other hours hold, each as year-month-day, the last one included. */
export type Exception = { begins: string; ends: string; hours: string };

export type Hours = { week: Readonly<Record<Weekday, string>>; exceptions: readonly Exception[] };

const day = 24 * 60;

/** The spans of a day, as they are written: `10:00-13:00, 14:00-18:00`, or `closed`. */
export function spansOf(hours: string): Span[] {
  return [...hours.matchAll(/(\d\d?):(\d\d)\s*[-–]\s*(\d\d?):(\d\d)/g)].map(([, ...parts]) => {
    const [hour = 0, minute = 0, lastHour = 0, lastMinute = 0] = parts.map(Number);
    const [opens, closes] = [hour * 60 + minute, lastHour * 60 + lastMinute];
    return [opens, closes > opens ? closes : closes + day];
  });
}

/** The hours of a day (year-month-day). */
export function hoursOn(date: string, { week, exceptions }: Hours): string {
  const exception = exceptions.find(({ begins, ends }) => begins <= date && date <= ends);
  return exception?.hours ?? week[weekdayOf(date)];
}

/** The day of the week of a day. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(dateOf(date).getUTCDay() + 6) % 7] ?? 'monday';
}

/** Whether it is open, and when that changes: so many days later, at a minute of that day. */
export type OpenState = { isOpen: boolean; next?: { days: number; minute: number } };

/** So many days ahead are looked at: nobody asks for more, and a shop may be closed for a month. */
const daysAhead = 62;

/** Whether it is open on a day at a minute of it, by the clocks of the place. */
export function stateAt(hours: Hours, date: string, minute: number): OpenState {
  const spans: [number, number][] = [];
  // The last night may end on this day.
  for (let days = -1; days <= daysAhead; days++)
    for (const [opens, closes] of spansOf(hoursOn(dayLater(date, days), hours))) {
      const last = spans.at(-1);
      const [from, until] = [opens + days * day, closes + days * day];
      if (last && from <= last[1]) last[1] = Math.max(last[1], until);
      else spans.push([from, until]);
    }
  const next = spans.find(([, until]) => until > minute);
  if (!next) return { isOpen: false };
  const [from, until] = next;
  if (from > minute) return { isOpen: false, next: placed(from) };
  return { isOpen: true, ...(until >= daysAhead * day ? {} : { next: placed(until) }) };
}

function placed(minutes: number): { days: number; minute: number } {
  return { days: Math.floor(minutes / day), minute: minutes % day };
}

/** The day so many days after another one. */
export function dayLater(date: string, days: number): string {
  return new Date(dateOf(date).getTime() + days * day * 60_000).toISOString().slice(0, 10);
}

export function dateOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
