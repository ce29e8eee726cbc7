import type { NumberFormat } from '../../model/values.ts';
import { signsOf } from './signs.ts';

/**
 * A number as a page writes it, the same for every visitor: `{ prefix: '$', decimals: 1, suffix: 'B' }`
 * makes 1.25 `$1.3B`, and `$1,3B` on a Spanish page. A minus stands before the prefix; what rounds to nothing has none.
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const digits = formatterOf(format).format(Math.abs(value));
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${format.prefix}${digits}${format.suffix}`;
}

/** Formatters by what makes them differ. To make one takes a hundred times as long as to use it, and few differ. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf({ decimals, grouping, language }: NumberFormat): Intl.NumberFormat {
  const key = `${decimals} ${grouping} ${language}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(import.meta.env.LANGUAGES ? signsOf(language) : 'en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouping,
  });
  formatters.set(key, made);
  return made;
}
