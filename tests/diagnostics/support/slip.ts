/**
 * One slip made on a page: the changed lines, and those (from 0, after the change) where a message is right.
 * `meant` is the page as it should be, where that is not the page before the slip.
 */
export type SlipMade = { lines: string[]; at: readonly number[]; meant?: string };

/** Gives a whole number from 0 to below `count`. */
export type Pick = (count: number) => number;

/** A kind of slip. `make` returns nothing where a line has nothing to slip on. */
export type Slip = {
  name: string;
  isRepairable: boolean;
  make: (lines: readonly string[], index: number, pick: Pick) => SlipMade | undefined;
};

/** A line `name: text`, with dashes or space before it. */
export const field = /^(\s*(?:- )*)([A-Za-z_]\w*):( +)(\S.*)$/;
/** A line that ends after the name of a list or a group. */
export const bare = /^(\s*(?:- )*)([A-Za-z_]\w*):\s*$/;

/** The text of a line that is a plain word or sentence: not quoted, not in brackets, not below the line. */
export function plainValue(text: string): { lead: string; name: string; value: string } | undefined {
  const [, lead, name, , value] = field.exec(text) ?? [];
  if (lead === undefined || name === undefined || value === undefined || /^["'{[>|(]/.test(value)) return undefined;
  return { lead, name, value };
}

/** True for the lines of a text below `>` or `|`, for comments and for empty lines. */
export function isInText(lines: readonly string[], index: number): boolean {
  const text = lines[index] ?? '';
  if (/^\s*(#|$)/.test(text)) return true;
  const indent = text.search(/\S/);
  for (let line = index - 1; line >= 0; line--) {
    const above = lines[line] ?? '';
    if (above.trim() === '' || above.search(/\S/) >= indent) continue;
    if (/:\s+[>|][+-]?\s*$/.test(above)) return true;
    if (/^\s*(- )*[A-Za-z_]\w*:/.test(above) || /^\s*- /.test(above)) return false;
  }
  return false;
}

/** The page with one line in place of another. */
export function changed(lines: readonly string[], index: number, text: string): SlipMade {
  return { lines: [...lines.slice(0, index), text, ...lines.slice(index + 1)], at: [index] };
}

/** The page without a line; the message may stand on the line before or on the one that took its place. */
export function without(lines: readonly string[], index: number): SlipMade {
  return { lines: lines.filter((_, at) => at !== index), at: [index - 1, index] };
}

type Change = (text: string, pick: Pick) => string | undefined;

/** A slip on a line of fields. */
export function onLine(name: string, change: Change, isRepairable = true): Slip {
  return {
    name,
    isRepairable,
    make: (lines, index, pick) => {
      const text = lines[index] ?? '';
      const result = isInText(lines, index) ? undefined : change(text, pick);
      return result === undefined || result === text ? undefined : changed(lines, index, result);
    },
  };
}

/** A slip on a line inside of a text. */
export function inText(name: string, change: Change): Slip {
  return {
    name,
    isRepairable: true,
    make: (lines, index, pick) => {
      const text = lines[index] ?? '';
      const result = isInText(lines, index) && /^ +[^\s#]/.test(text) ? change(text, pick) : undefined;
      return result === undefined ? undefined : changed(lines, index, result);
    },
  };
}

/** A text that should stand in quotes and does not: `change` makes the text, which is meant as it then is. */
export function unquoted(name: string, change: (value: string) => string | undefined): Slip {
  return {
    name,
    isRepairable: true,
    make: (lines, index) => {
      const parts = isInText(lines, index) ? undefined : plainValue(lines[index] ?? '');
      const value = parts && change(parts.value);
      if (!parts || value === undefined) return undefined;
      const line = (written: string) => changed(lines, index, `${parts.lead}${parts.name}: ${written}`);
      const inner = /^"(.*)"$/.exec(value)?.[1] ?? value;
      return { ...line(value), meant: line(JSON.stringify(inner)).lines.join('\n') };
    },
  };
}

/** A word with one slip of the fingers: two letters swapped, one left out, or one typed twice. */
export function misspelt(word: string, pick: Pick): string | undefined {
  if (word.length < 4) return undefined;
  const at = 1 + pick(word.length - 2);
  const letter = word.charAt(at);
  const kinds = [
    word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
  ];
  const result = kinds[pick(kinds.length)];
  return result === word ? undefined : result;
}

/** A slip of the fingers in the part of a line that `pattern` captures second; the first and third parts stay. */
export function misspeltIn(name: string, pattern: RegExp): Slip {
  return onLine(name, (text, pick) => {
    const [, lead, word = '', rest = ''] = pattern.exec(text) ?? [];
    const wrong = misspelt(word, pick);
    return lead === undefined || wrong === undefined ? undefined : lead + wrong + rest;
  });
}
