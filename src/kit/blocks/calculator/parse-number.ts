/** Signs of money before a number, or a percent sign after it, with or without a space: `$ 5`, `12 %`. */
const sign = /^([+-]?)\p{Sc}|%$/gu;

/** Digits, with or without one kind of sign between groups of three, a decimal point and an exponent. */
const numeric = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/** What is a thousand to some and a little more than one to others: `1.000`, but neither `0.125` nor `1234.567`. */
const ambiguous = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * The number that a visitor typed as people write it: `1,000`, `1 000`, `$ 5`, `12 %`, `1e3`. Empty text is 0
 * (specification, section 5); `undefined` where no number can be read.
 */
export function parseNumber(text: string): number | undefined {
  const bare = bareNumber(text);
  if (text.trim() === '') return 0;
  if (!numeric.test(bare)) return undefined;
  const number = Number(bare.replaceAll(/[, ]/g, ''));
  return Number.isFinite(number) ? number : undefined;
}

/** Whether somebody may have meant another number than is read in it: the visitor is shown which one counts. */
export function isAmbiguous(text: string): boolean {
  return ambiguous.test(bareNumber(text).replace(/^[+-]/, ''));
}

/** What is typed, without the signs of money and percent, in plain minus signs and spaces. */
function bareNumber(text: string): string {
  return text
    .trim()
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(sign, '$1')
    .replace(/^([+-]?) /, '$1')
    .trimEnd();
}
