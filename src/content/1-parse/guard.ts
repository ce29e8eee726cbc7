import { maximumDepth } from './read-yaml.ts';

/** The largest content file that is read, in bytes. Larger ones could exhaust memory before they are refused. */
export const maximumBytes = 64 * 1024;

/**
 * The offset at which brackets or dashes are nested too deep for the parser, which recurses:
 * a few thousand of them abort Node with an error that can't be caught. Nothing where all is well.
 */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === 0x5b || character === 0x7b) {
      if (++depth > maximumDepth) return index;
    } else if ((character === 0x5d || character === 0x7d) && depth > 0) depth--;
  }
  return /(?:[-?:][ \t]+){33}/.exec(text)?.index ?? tooManyFieldsAt(text);
}

/** How many colons with a space after them a line may hold; the parser goes one call deeper with each. */
const maximumFields = 400;

function tooManyFieldsAt(text: string): number | undefined {
  let count = 0;
  for (const { 0: sign, index } of text.matchAll(/\n|:[ \t]/g)) {
    count = sign === '\n' ? 0 : count + 1;
    if (count > maximumFields) return index;
  }
  return undefined;
}

/** How many anchors and aliases a file may hold; looking them all up takes the parser their number squared. */
const maximumReferences = 50;

/** The offset of the first anchor or alias of a file that holds too many; nothing where all is well. */
export function tooManyReferencesAt(text: string): number | undefined {
  if (!/[&*]/.test(text)) return undefined;
  let count = 0;
  let first: number | undefined;
  for (const { index } of text.matchAll(/(?<=[:,[{-]\s{0,4})[&*](?=[\w])/g)) {
    first ??= index;
    if (++count > maximumReferences) return first;
  }
  return undefined;
}
