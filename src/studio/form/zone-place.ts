/** The place that a time zone is named after, as people write it: `New York` of `America/New_York`. */
export function placeOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
