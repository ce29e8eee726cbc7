/** One for each language that was asked for: to make one takes as long as to write a hundred days. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words of `language` (a BCP 47 tag), wherever the visitor is: `2025-09-30` is `September 30, 2025` in `en`.
 */
export function formatDate(date: string, language: string): string {
  return formatterOf(language).format(new Date(`${date}T00:00:00Z`));
}

function formatterOf(language: string): Intl.DateTimeFormat {
  const known = formatters.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(language, made);
  return made;
}
