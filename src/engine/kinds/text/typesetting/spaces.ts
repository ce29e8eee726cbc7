import { noBreakSpace, type Typography } from '../../../base/typography/typography.ts';
import { type Edit, keeping, keptIn } from './edits.ts';
import { bareToken, isNumber } from './tokens.ts';

/** Spaces that no line breaks at, in place of some that were typed as others; and those that French has and nobody types. */
export function spaceEdits(text: string, typography: Typography): Edit[] {
  const places = joints(text, typography);
  const mayAdd = typography.before.size > 0;
  if (places.length === 0 && !mayAdd) return [];
  const kept = keptIn(text);
  const isKept = keeping(kept);
  const edits = places.flatMap(({ at, tokens: [first, before, token] }): Edit[] => {
    const space = isKept(at) ? undefined : spaceBetween(before, token, first, typography);
    return space === undefined ? [] : [{ at, length: 1, text: space }];
  });
  if (!mayAdd) return edits;
  return [...edits, ...addedSpaces(text, typography, keeping(kept))].sort((one, other) => one.at - other.at);
}

/** A lone space of a keyboard, with the token behind it and the two before it. */
type Joint = { at: number; tokens: [first: string, before: string, token: string] };

/** The spaces of a text that may be such that no line breaks at them: what was typed with care is none. */
function joints(text: string, { joint }: Typography): Joint[] {
  return [...text.matchAll(joint)].map(({ index: at }) => {
    const before = tokenBefore(text, at);
    return { at, tokens: [tokenBefore(text, at - before.length - 1), before, tokenAt(text, at + 1)] };
  });
}

/** True for white space, but the narrow one of French, which is a part of what it stands in. */
function isBreak(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000;
}

function tokenAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}

function tokenBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start -= 1;
  return text.slice(Math.max(start, 0), Math.max(end, 0));
}

/** A token without the brackets and quotes before it. */
function leadOf(token: string): string {
  return token.replace(/^[("'“”„«»‘’‚‹›[\u202f]{1,6}/, '');
}

/** The space between two tokens, where no line may break; nothing where one may. */
function spaceBetween(
  before: string,
  text: string,
  first: string,
  { before: signs, inside, ...typography }: Typography,
): string | undefined {
  const sign = signs.get(text.charAt(0));
  if (sign !== undefined && /^(?:[;:!?]{1,3}["'»”\]]?|[!?]{1,3}\))$/.test(text)) return sign;
  if (signs.size > 0 && /^[;!?]/.test(text)) return sign ?? noBreakSpace;
  if (inside !== '' && (/^[»›]/.test(text) || /[«‹]$/.test(before))) return inside;
  const lead = leadOf(before);
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
function isLead(lead: string, text: string, first: string, lists: Lists): boolean {
  const { names, numberSigns, phrases, prepositions } = lists;
  if (names.has(lead) && /^\p{Lu}/u.test(text)) return true;
  if (numberSigns.has(lead) && /^\d/.test(text)) return true;
  if (prepositions.has(lead) && /^[\p{L}\d"“„«]/u.test(text)) return true;
  if (phrases.has(`${lead} ${text.replace(/[,;:!?)"“”»’\u202f]{1,6}$/, '')}`)) return true;
  if (!isInitial(lead)) return false;
  return isInitial(text) || (isInitial(first) && /^\p{Lu}\p{L}/u.test(text));
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
