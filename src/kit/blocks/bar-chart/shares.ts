/**
 * How long each bar is, in percent of the longest one, for amounts of 0 or more; with two decimals.
 * Where all amounts are 0, no bar has a length.
 */
export function shares(amounts: readonly number[]): number[] {
  const longest = Math.max(...amounts);
  return amounts.map((amount) => (longest > 0 ? Math.round((amount / longest) * 1e4) / 100 : 0));
}
