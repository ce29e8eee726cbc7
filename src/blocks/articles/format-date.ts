const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: `2025-09-30` becomes `September 30, 2025`, wherever the visitor is. */
export function formatDate(date: string): string {
  return words.format(new Date(`${date}T00:00:00Z`));
}
