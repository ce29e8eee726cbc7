/** A day or a month as people write it: `2026-05-01` is “1 May 2026”, `2020-01` “January 2020”; what is neither stays as it is. */
export function dayWords(written: string): string {
  const day = new Date(written);
  if (!/^\d{4}-\d{2}(?:-\d{2})?$/.test(written) || Number.isNaN(day.getTime())) return written;
  const ofDay = written.length > 'yyyy-mm'.length ? { day: 'numeric' as const } : {};
  return day.toLocaleDateString('en-GB', { ...ofDay, month: 'long', year: 'numeric', timeZone: 'UTC' });
}
