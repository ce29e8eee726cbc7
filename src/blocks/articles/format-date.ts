/**
 * A day in words of `language` (a BCP 47 tag), wherever the visitor is: `2025-09-30` is `September 30, 2025` in `en`.
 */
export function formatDate(date: string, language: string): string {
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return words.format(new Date(`${date}T00:00:00Z`));
}
