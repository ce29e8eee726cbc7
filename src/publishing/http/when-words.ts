/** A day and an hour as they are in the site's zone: “28 November 2026 at 08:00 (Europe/Berlin)”. */
export function whenWords(at: number, zone: string): string {
  const words = new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  return `${words} (${zone})`;
}
