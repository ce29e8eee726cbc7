import type { Occasion } from '../../model/values.ts';

/** When an event is, in words: its days, and its times where it says them. */
export function whenWords(begins: Occasion, ends: Occasion | undefined, language: string): string {
  const [first, last] = [dayWords(begins.day, language), ends && dayWords(ends.day, language)];
  const [from, until] = [timeWords(begins.time, language), timeWords(ends?.time, language)];
  if (last === undefined || ends?.day === begins.day)
    return [first, [from, until].filter((time) => time !== undefined).join(' – ')].filter(Boolean).join(', ');
  return `${[first, from].filter(Boolean).join(', ')} – ${[last, until].filter(Boolean).join(', ')}`;
}

/** What is set large beside it: the day of the month, and the month. */
export function dayAndMonth(day: string, language: string): { day: string; month: string } {
  return { day: String(Number(day.slice(8))), month: written(day, language, { month: 'short' }) };
}

function dayWords(day: string, language: string): string {
  return written(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Versions of Unicode's data differ in the space before AM and PM; here it is one that doesn't break. */
function timeWords(time: string | undefined, language: string): string | undefined {
  if (time === undefined) return undefined;
  const date = new Date(`2024-01-01T${time}:00Z`);
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(date).replaceAll(/\s/g, '\u00a0');
}

function written(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
