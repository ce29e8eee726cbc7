/** A character that no visitor should get: what it is, its code, and what to write in its place where that is sure. */
export type UnreadableCharacter = {
  character: string;
  code: string;
  name: string;
  replacement: string | undefined;
};

/**
 * Controls, line ends of other kinds, halves of pairs, noncharacters (The Unicode Standard, 23.7) and signs that stand for
 * something lost. Tabs and line ends are no such, and neither is what makes no trouble and has its use: soft hyphens,
 * spaces of other kinds, joiners and non-joiners, marks of direction.
 */
const unreadable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u206a-\u206f\ufdd0-\ufdef\ufff9-\uffff]|\p{Cs}|[\u{1fffe}\u{1ffff}\u{2fffe}\u{2ffff}\u{3fffe}\u{3ffff}\u{4fffe}\u{4ffff}\u{5fffe}\u{5ffff}\u{6fffe}\u{6ffff}\u{7fffe}\u{7ffff}\u{8fffe}\u{8ffff}\u{9fffe}\u{9ffff}\u{afffe}\u{affff}\u{bfffe}\u{bffff}\u{cfffe}\u{cffff}\u{dfffe}\u{dffff}\u{efffe}\u{effff}\u{ffffe}\u{fffff}\u{10fffe}\u{10ffff}]/u;

/** The first such character of a text. */
export function unreadableCharacter(text: string): UnreadableCharacter | undefined {
  const found = unreadable.exec(text);
  if (found) return described(found[0], text.charAt(found.index + 1));
  const turn = /[\u202a-\u202e\u2066-\u2069]/.test(text) ? unpairedTurn(text) : undefined;
  if (turn === undefined) return undefined;
  const isEnd = turn === '\u202c' || turn === '\u2069';
  const name = `a sign that turns the direction of writing and ${isEnd ? 'was not begun' : 'is not ended'}`;
  return { character: turn, code: codeOf(turn), name, replacement: '' };
}

/** Characters that can't be seen, where only letters and signs have a meaning: in addresses. */
export function invisibleCharacter(text: string): UnreadableCharacter | undefined {
  const character = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]/.exec(text)?.[0];
  if (character === undefined) return undefined;
  return { character, code: codeOf(character), name: 'a character that can’t be seen', replacement: '' };
}

function described(character: string, next: string): UnreadableCharacter {
  const point = character.codePointAt(0) ?? 0;
  const as = (name: string, replacement?: string) => ({ character, code: codeOf(character), name, replacement });
  if (point === 0xfffd) return as('the sign for a letter that was lost');
  if (point === 0xfffc) return as('the place of a picture that was not copied', '');
  if (point >= 0xd800 && point <= 0xdfff) return as('half of a character');
  if (point === 0x0d) return as('a line end of another kind', next === '\n' ? '' : ' ');
  if ([0x0b, 0x0c, 0x2028, 0x2029].includes(point)) return as('a line end of another kind', ' ');
  // What was saved in the old encoding of Windows and read as another shows as one of these.
  if (point >= 0x80 && point <= 0x9f) return as('a control character', windowsLetter(point));
  if (point < 0x80 || (point >= 0x206a && point <= 0x206f) || (point >= 0xfff9 && point <= 0xfffb))
    return as('a control character', '');
  return as('a code that is no character', '');
}

/** The letters that Windows-1252 has from 0x80 on; a space where it has none. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function windowsLetter(code: number): string {
  return windowsLetters.charAt(code - 0x80).trim();
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first sign of direction whose partner is missing: embeddings and isolates (Unicode Annex 9, 3.3.2). */
function unpairedTurn(text: string): string | undefined {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const isIsolateEnd = sign === '\u2069';
    if (!isIsolateEnd && sign !== '\u202c') open.push(sign);
    else {
      const last = open.pop();
      if (last === undefined || last >= '\u2066' !== isIsolateEnd) return last ?? sign;
    }
  }
  return open[0];
}
