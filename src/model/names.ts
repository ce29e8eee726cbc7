/** `stat-ticker` becomes `StatTicker`: the name of a block's component; with `Block` behind it, of its type. */
export function pascalCase(type: string): string {
  return type
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
