import type { ValueProblem } from '#kit/model';
import type { Typography } from '../../base/typography/typography.ts';
import { finding } from '../../catalogue/index.ts';

/** How a language writes numbers. */
type NumberMarks = Pick<Typography, 'decimal' | 'groupsByApostrophe'>;

/** Letters that look like digits, and the digit of each. */
const alike: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1' };

/** A number in groups of three, or one that says cents, with such letters in it; nothing else is written so. */
const grouped =
  /(?<![\p{L}\p{N}_/.,-])\d[\doOlI]{0,2}(?:[.,](?=[\doOlI]{0,2}\d|[oO]{3})[\doOlI]{3})+(?![\p{L}\p{N}_/]|[.,]\p{L})/gu;

/** A text that holds nothing but a number, its signs aside: a letter among its digits, or zeros at its end. */
const alone = /^([\p{Sc}+–-]?\s?)(\d+(?:[oOlI]+\d+|[oO]{2,})|\d+[.,](?:\d[oO]|[oO]{1,2}\d?))([\s%+]*\p{Sc}?)$/u;

/** An amount with two digits behind a comma, in groups of three by commas, or by points, as where a comma stands there. */
const amounts = /(?<![\p{L}\d.,])(?:\d+(?:,\d{3})*|\d{1,3}(?:\.\d{3})+),\d\d(?![\p{L}\d]|[.,]\d)/gu;

/**
 * What was most likely mistyped in a number: a letter among digits (`2,1oo`), or a comma before the cents in a language that
 * writes a point there (`$39,50`). Only what is hardly ever meant; both are notes. `isFigure`: the text is one figure by its field,
 * and no list of two numbers; elsewhere `39,50` may be one.
 */
export function numberSlip(text: string, typography?: NumberMarks, isFigure = false): ValueProblem | undefined {
  if (!/\d/.test(text)) return undefined;
  const mistyped = lettersIn(text);
  if (mistyped) {
    const { found, at } = mistyped;
    const word = found.replaceAll(/[oOlI]/g, (letter) => alike[letter] ?? letter);
    return { ...finding('number/letters', { found, word }), snippet: found, at };
  }
  if (typography?.decimal !== '.') return undefined;
  const price = [...text.matchAll(amounts)].find((found) => isPriced(found) || (isFigure && isAlone(found)));
  if (!price) return undefined;
  const groups = typography.groupsByApostrophe ? '’' : ',';
  const word = price[0].replaceAll('.', groups).replace(/,(?=\d\d$)/, '.');
  return { ...finding('number/decimal', { found: price[0], word }), snippet: price[0], at: price.index };
}

function lettersIn(text: string): { found: string; at: number } | undefined {
  const trimmed = text.trim();
  const [, before = '', number] = alone.exec(trimmed) ?? [];
  if (number !== undefined) return { found: number, at: text.indexOf(trimmed) + before.length };
  // `1.50l` is a litre and a half.
  for (const { 0: found, index: at } of text.matchAll(grouped))
    if (/[oOlI]/.test(found.replace(/l$/, ''))) return { found, at };
  return undefined;
}

/** Whether the sign of an amount's money stands before or behind it, and belongs to no other number. */
function isPriced({ 0: amount, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 3), index);
  const behind = input.slice(index + amount.length, index + amount.length + 4);
  if (/\p{Sc}\s?$/u.test(before)) return !/[\d.,]\p{Sc}\s?$/u.test(before);
  return /^\s?\p{Sc}(?!\s?\d)/u.test(behind);
}

/** Whether a text says nothing but an amount. */
function isAlone({ 0: amount, input }: RegExpExecArray): boolean {
  return /^[\s+–%-]*$/.test(input.replace(amount, ''));
}
