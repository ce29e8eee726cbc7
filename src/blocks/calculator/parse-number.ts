/** Digits, with or without commas between groups of three, and at most one decimal point. */
const NUMERIC = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/**
 * The number that a visitor typed. Empty text, and text that is not a number, count as 0 (specification, section 5);
 * commas between groups of three are read as people write them: `12,500` is 12500.
 */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  if (!NUMERIC.test(trimmed)) return 0;
  const number = Number(trimmed.replaceAll(',', ''));
  return Number.isFinite(number) ? number : 0;
}
