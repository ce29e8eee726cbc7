/** A time from which and until which it is open, as a file writes them: `9:00`, `24:00`. */
export type HoursSpan = { from: string; to: string };

const span = /(\d\d?:\d\d)( ?[-–] ?)(\d\d?:\d\d)/g;

/** The spans of a day's hours, as they are written. */
export function spansIn(hours: string): HoursSpan[] {
  return [...hours.matchAll(span)].map(([, from = '', , to = '']) => ({ from, to }));
}

/** A time as fields for times have it: `09:00`; the end of a day is the beginning of the next. */
export function clockOf(time: string): string {
  return time === '24:00' ? '00:00' : time.padStart(5, '0');
}

/** The hours with another span in place of one; the others stay as they are written. */
export function withSpan(hours: string, index: number, { from, to }: HoursSpan): string {
  let at = -1;
  return hours.replaceAll(span, (whole, before: string, dash: string, after: string) => {
    at += 1;
    if (at !== index) return whole;
    const begins = clockOf(before) === clockOf(from) ? before : written(from);
    const ends = clockOf(after) === clockOf(to) ? after : written(to);
    return `${begins}${dash}${ends === '0:00' ? '24:00' : ends}`;
  });
}

/** The hours with one more span, an hour after the last one where the day has room for it. */
export function withMore(hours: string): string {
  const last = spansIn(hours).at(-1)?.to ?? '';
  const hour = Number(last.split(':')[0]);
  const more = hour > 0 && hour < 22 ? `${hour + 1}:00-${Math.min(hour + 4, 24)}:00` : '18:00-20:00';
  return spansIn(hours).length === 0 ? more : `${hours}, ${more}`;
}

/** The hours without one of their spans. */
export function withoutSpan(hours: string, index: number): string {
  return hours
    .split(/, ?/)
    .filter((_, at) => at !== index)
    .join(', ');
}

function written(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}
