import { pageName } from '#engine';
import type { Outcome } from '../publish/order.ts';

/** Why a publication has to wait for somebody, in a sentence; nothing where it is public or will be by itself. */
export function heldWords(outcome: Outcome): string | undefined {
  if ('contradictions' in outcome)
    return `Somebody has published other words at the same place meanwhile (${listed(Object.keys(outcome.contradictions).map(pageName))}). Publish it now to choose which ones count.`;
  if (!('problems' in outcome)) return undefined;
  const [first, ...more] = outcome.problems;
  const others = more.length === 0 ? '' : ` There ${more.length === 1 ? 'is one more' : `are ${more.length} more`}.`;
  return first
    ? `There is something to fix first: ${first.where ?? pageName(first.path)}: ${first.message}${others}`
    : undefined;
}

/** “a, b and c”, of the first few. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  return `${shown.join(', ')}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}`;
}
