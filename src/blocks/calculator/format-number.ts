import type { NumberFormat } from '../../model/values.ts';
import { signsOf } from './signs.ts';

/**
 * A number as a page writes it, the same for every visitor: `{ prefix: '$', decimals: 1, suffix: 'B' }`
 * makes 1.25 `$1.3B`, and `$1,3B` on a Spanish page. A minus stands before the prefix; what rounds to nothing has none.
 */
export function formatNumber(value: number, format: NumberFormat): string {
  const digits = new Intl.NumberFormat(import.meta.env.LANGUAGES ? signsOf(format.language) : 'en-US', {
    minimumFractionDigits: format.decimals,
    maximumFractionDigits: format.decimals,
    useGrouping: format.grouping,
  }).format(Math.abs(value));
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return `${sign}${format.prefix}${digits}${format.suffix}`;
}
