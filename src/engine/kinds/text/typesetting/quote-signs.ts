import type { Typography } from '../../../base/typography/typography.ts';

/** What a straight sign can be, by what stands around it. `either` is decided by what is open. */
export type Role = 'open' | 'close' | 'either' | 'apostrophe';

/** A straight double or single sign; `isMeasure` where it stands behind a digit and may be one of inches, feet or minutes. */
export type QuoteSign = { at: number; isDouble: boolean; role: Role; isMeasure: boolean };

/** Whether a character is a quote of some language, a straight one included. */
function isQuote(code: number): boolean {
  if (code < 0xab) return code === 0x22 || code === 0x27;
  return code === 0xab || code === 0xbb || (code >= 0x2018 && code <= 0x201f) || code === 0x2039 || code === 0x203a;
}

const space = /\s/;
const opening = /[([{]/;
const closing = /[)\]}]/;
const joining = /[—–\-/|*~]/;
const ending = /[.,;:!?…%™®©]/;
const letter = /[\p{L}\p{M}]/u;
const digit = /\d/;
/** What is said short at its beginning, in English. */
const shortened = /^(?:tis|twas|twere|em|til|cause|bout|round|neath|n)(?![\p{L}\p{M}])/iu;
const decade = /^\d\ds?(?![\d\p{L}'])/u;

/** The straight signs of a text that may be quotes or apostrophes, in their order; those that are neither are left out. */
export function readSigns(text: string, typography: Typography, isKept: (at: number) => boolean): QuoteSign[] {
  // What stands beyond quotes decides, and beyond the space that French has inside of them.
  const isThrough = (at: number) =>
    isQuote(text.charCodeAt(at)) ||
    (typography.inside !== '' &&
      /[ \u00a0\u202f]/.test(text.charAt(at)) &&
      (/[«‹]/.test(text.charAt(at - 1)) || /[»›]/.test(text.charAt(at + 1))));
  const signs: QuoteSign[] = [];
  let run = { end: 0, before: '', after: '' };
  for (const { index: at, 0: sign } of text.matchAll(/["']/g)) {
    if (at >= run.end) run = runAround(text, at, isThrough);
    if (isKept(at)) continue;
    const around = { ...run, text, at, isThrough };
    const role = sign === '"' ? doubleRole(around, typography) : singleRole(around, typography);
    const isMeasure = digit.test(text.charAt(at - 1));
    if (role && !(sign === '"' && isMeasure && isHeight(text, at)))
      signs.push({ at, isDouble: sign === '"', role, isMeasure });
  }
  return signs;
}

type Around = { before: string; after: string; text: string; at: number; isThrough: (at: number) => boolean };

/** What stands before and behind the quotes that one is among, and where they end. */
function runAround(text: string, at: number, isThrough: (at: number) => boolean) {
  let [start, end] = [at, at + 1];
  while (isThrough(start - 1)) start -= 1;
  while (isThrough(end)) end += 1;
  return { end, before: text.charAt(start - 1), after: text.charAt(end) };
}

function doubleRole(around: Around, { inside }: Typography): Role | undefined {
  const { before, text, at, isThrough } = around;
  const isElided = /['’]/.test(text.charAt(at - 1)) && letter.test(before) && letter.test(around.after);
  if (isElided) return 'open';
  // In French, a space inside of quotes is typed.
  const [left, right] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (inside === '' || isThrough(at - 1) || isThrough(at + 1)) return roleBetween(around);
  if (!space.test(left) && !space.test(right)) return roleBetween(around);
  if (space.test(right)) return space.test(left) ? 'either' : left === '' || opening.test(left) ? 'open' : 'close';
  return right === '' || closing.test(right) || ending.test(right) ? 'either' : 'open';
}

function singleRole(around: Around, { groupsByApostrophe }: Typography): Role | undefined {
  const { text, at } = around;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (letter.test(before) && (letter.test(after) || digit.test(after))) return 'apostrophe';
  // A word that is said short before one in quotes: `l'"école"`.
  if (letter.test(before) && after === '"' && letter.test(around.after)) return 'apostrophe';
  if (digit.test(before) && digit.test(after))
    return groupsByApostrophe && /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5)) ? 'apostrophe' : undefined;
  if (digit.test(before) && letter.test(after))
    return /^s(?![\p{L}\p{M}\d])/u.test(text.slice(at + 1, at + 3)) ? 'apostrophe' : undefined;
  const role = roleBetween(around);
  const rest = text.slice(at + 1, at + 12);
  if (role === 'open' && (decade.test(rest) || shortened.test(rest))) return 'apostrophe';
  return role;
}

function roleBetween({ before, after }: Around): Role | undefined {
  const begins = before === '' || space.test(before) || opening.test(before);
  const ends = after === '' || space.test(after) || closing.test(after);
  if (begins && ends) return undefined;
  if (begins) return 'open';
  if (ends) return 'close';
  const canOpen = joining.test(before) || /[¿¡]/.test(before);
  const canClose = joining.test(after) || ending.test(after);
  if (canOpen && !canClose) return 'open';
  if (canClose && !canOpen) return 'close';
  if (canOpen) return 'either';
  return letter.test(before) && letter.test(after) ? 'close' : undefined;
}

/** Whether inches stand behind feet: `5' 3"`, `5′3"`. */
function isHeight(text: string, at: number): boolean {
  return /\d['′’] ?\d{1,2}(?:\.\d)?$/.test(text.slice(Math.max(0, at - 9), at));
}
