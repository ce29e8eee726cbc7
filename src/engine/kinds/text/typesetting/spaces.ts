import { noBreakSpace, type Typography } from '../../../base/typography/typography.ts';
import { type Edit, type Kept, keeping } from './edits.ts';
import { bareToken, isNumber, type Token, tokensOf } from './tokens.ts';

/** Spaces that no line breaks at, in place of some that were typed as others; and those that French has and nobody types. */
export function spaceEdits(text: string, typography: Typography, kept: readonly Kept[]): Edit[] {
  const tokens = tokensOf(text);
  const isKept = keeping(kept);
  const edits: Edit[] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const at = token.at - 1;
    // Only a lone space of a keyboard: what was typed with care stays.
    const isPlain = before !== undefined && text.charAt(at) === ' ' && before.at + before.text.length === at;
    const space = isPlain && !isKept(at) ? spaceBetween(before, token, tokens[index - 2], typography) : undefined;
    if (space !== undefined) edits.push({ at, length: 1, text: space });
  }
  if (typography.before.size === 0) return edits;
  return [...edits, ...addedSpaces(text, typography, keeping(kept))].sort((one, other) => one.at - other.at);
}

/** The space between two tokens, where no line may break; nothing where one may. */
function spaceBetween(
  before: Token,
  { text }: Token,
  first: Token | undefined,
  { before: signs, inside, ...typography }: Typography,
): string | undefined {
  const sign = signs.get(text.charAt(0));
  if (sign !== undefined && /^(?:[;:!?]{1,3}["'»”\]]?|[!?]{1,3}\))$/.test(text)) return sign;
  if (signs.size > 0 && /^[;!?]/.test(text)) return sign ?? noBreakSpace;
  if (inside !== '' && (/^[»›]/.test(text) || /[«‹]$/.test(before.text))) return inside;
  const lead = before.text.replace(/^[("'“”„«»‘’‚‹›[\u202f]{1,6}/, '');
  return isUnit(lead, text, typography) || isLead(lead, text, first, typography) ? noBreakSpace : undefined;
}

type Lists = Omit<Typography, 'before' | 'inside'>;

/** Whether a token is what the number before it counts. */
function isUnit(before: string, text: string, { units }: Lists): boolean {
  if (!isNumber(bareToken(before).text) || /[,;:!?)]$/.test(before) || /\.$/.test(before)) return false;
  const plain = text.toLowerCase().replace(/[)"'“”»’\],;:!?…*\u202f]{1,6}$/, '');
  return units.has(plain) || units.has(plain.replace(/\.$/, '')) || units.has(plain.split('/')[0] ?? '');
}

/** Whether a token leads to the next one: a short title, `No.`, an initial of several, the first part of `z. B.`. */
function isLead(lead: string, text: string, first: Token | undefined, lists: Lists): boolean {
  const { names, numberSigns, phrases, prepositions } = lists;
  if (names.has(lead) && /^\p{Lu}/u.test(text)) return true;
  if (numberSigns.has(lead) && /^\d/.test(text)) return true;
  if (prepositions.has(lead) && /^[\p{L}\d"“„«]/u.test(text)) return true;
  if (phrases.has(`${lead} ${text.replace(/[,;:!?)"“”»’\u202f]{1,6}$/, '')}`)) return true;
  if (!isInitial(lead)) return false;
  return isInitial(text) || (first !== undefined && isInitial(first.text) && /^\p{Lu}\p{L}/u.test(text));
}

function isInitial(token: string): boolean {
  return /^\p{Lu}\.$/u.test(token);
}

/** The spaces of French before `; : ! ?`, where none was typed. */
function addedSpaces(text: string, { before }: Typography, isKept: (at: number) => boolean): Edit[] {
  return [...text.matchAll(/(?<=[\p{L}\p{N}%)\]»])[;:!?]{1,3}(?=[\s»”)\]]|$)/gu)].flatMap(({ index, 0: found }) => {
    const space = before.get(found.charAt(0));
    return space === undefined || (isKept(index - 1) && text.charAt(index - 1) !== ')')
      ? []
      : [{ at: index, length: 0, text: space }];
  });
}
