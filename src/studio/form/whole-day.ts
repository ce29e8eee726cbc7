/** The last day that a field for days takes: more than four letters of a year can be typed by mistake. */
export const lastDay = '9999-12-31';

/** A day as a field for days has it (`2030-03-01`); nothing while its year is typed, which begins as the year 2, or has five letters. */
export function wholeDay(day: string): string {
  return /^[1-9]\d{3}-/.test(day) ? day : '';
}
