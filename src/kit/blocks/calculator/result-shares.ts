import { shares } from '../bar-chart/shares.ts';
import type { Result } from './evaluate.ts';

/**
 * How long the bar of each result is, in percent, by its name. Only amounts of one unit can be compared by eye: a
 * result has a bar when another one is written with the same signs, such as `$` and `B`, and none of them is below 0.
 */
export function resultShares(results: readonly Result[]): ReadonlyMap<string, number> {
  const bars = new Map<string, number>();
  for (const unit of new Set(results.flatMap((result) => result.unit || []))) {
    const alike = results.filter((result) => result.unit === unit);
    if (alike.length < 2 || alike.some(({ value }) => value < 0)) continue;
    const lengths = shares(alike.map(({ value }) => value));
    for (const [index, { name }] of alike.entries()) bars.set(name, lengths[index] ?? 0);
  }
  return bars;
}
