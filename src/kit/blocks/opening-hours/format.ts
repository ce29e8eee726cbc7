import { dateOf, spansOf, type Weekday, weekdays } from './hours.ts';
import type { HoursWords } from './words.ts';

/** Monday, January 1, 2024, from which the names of days are taken. */
const monday = 1;

/**
 * A minute of a day as clocks of a language show it: `6:00 PM`, `18:00`. Versions of Unicode's data differ in the space before AM
 * and PM; here it is one that doesn't break.
 */
export function timeWords(minute: number, language: string): string {
  const words = written(new Date(Date.UTC(2024, 0, 1, 0, minute)), language, { hour: 'numeric', minute: '2-digit' });
  return words.replaceAll(/\s/g, '\u00a0');
}

/** The name of a day of the week, as it begins a line. */
export function weekdayWords(weekday: Weekday, language: string): string {
  const words = written(new Date(Date.UTC(2024, 0, monday + weekdays.indexOf(weekday))), language, { weekday: 'long' });
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
}

/** A day (year-month-day) with its weekday. */
export function dayWords(date: string, language: string): string {
  return written(dateOf(date), language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** The hours of a day in words, one text for each time that it is open. */
export function hoursWordsOf(hours: string, words: HoursWords, language: string): string[] {
  const spans = spansOf(hours);
  if (spans.length === 0) return [words.closed];
  return spans.map(([opens, closes]) =>
    closes - opens === 24 * 60 ? words.always : `${timeWords(opens, language)} – ${timeWords(closes, language)}`,
  );
}

function written(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
}
