/** Signs of money before a number, or a percent sign after it, with or without a space: `$ 5`, `12 %`. */
const sign = /^([+-]?)\p{Sc}|%$/gu;

/** Digits, with or without one kind of sign between groups of three, a decimal point and an exponent. */
const numeric = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/** A thousand to some, one to others: groups of three after a point and nothing else, as in `1.000` (but not `0.125`). */
const ambiguous = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/**
 * The number that a visitor typed as people write it: `1,000`, `1 000`, `$ 5`, `12 %`, `1e3`. Empty text is 0
 * (specification, section 5); `undefined` where no number can be read, or one that could mean two things.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text
    .trim()
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const bare = trimmed
    .replaceAll(sign, '$1')
    .replace(/^([+-]?) /, '$1')
    .trimEnd();
  if (trimmed === '') return 0;
  if (!numeric.test(bare) || ambiguous.test(bare)) return undefined;
  const number = Number(bare.replaceAll(/[, ]/g, ''));
  return Number.isFinite(number) ? number : undefined;
}
