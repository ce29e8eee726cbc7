/** The characters that Windows-1252 puts in the places 0x80 to 0x9f, in their order; a space where there is none. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const upper = /[\u00c2-\u00f4]/;

/**
 * The first characters of a text that came out wrong because UTF-8 was read as Windows-1252, with what they were:
 * `Ã©` was `é`, `â€™` was `’`. Such a pair is never meant: the bytes of both must be one character of UTF-8.
 */
export function garbledIn(text: string): { found: string; word: string; at: number } | undefined {
  if (!upper.test(text)) return undefined;
  for (let at = 0; at < text.length - 1; at++) {
    if (!upper.test(text.charAt(at))) continue;
    for (const length of [4, 3, 2]) {
      const found = text.slice(at, at + length);
      const word = found.length === length ? decoded(found) : undefined;
      if (word !== undefined && !/^[\p{C}]$/u.test(word)) return { found, word: word === '\u00a0' ? ' ' : word, at };
    }
    // A space that doesn't break lost its second half.
    if (/[\p{Ll}.,;:!?]/u.test(text.charAt(at - 1)) && /^Â\s/.test(text.slice(at, at + 2)))
      return { found: 'Â', word: ' ', at };
  }
  return undefined;
}

// What can't be read becomes several characters: an exception at each letter of a long text would take seconds.
const utf8 = new TextDecoder('utf-8');

/** What the characters are if their bytes are read as UTF-8: one character, or nothing. */
function decoded(found: string): string | undefined {
  const bytes = [...found].flatMap((letter) => byteOf(letter) ?? []);
  const [first = 0, ...others] = bytes;
  if (bytes.length !== lengthOf(first) || bytes.length < [...found].length) return undefined;
  if (others.some((byte) => byte < 0x80 || byte > 0xbf)) return undefined;
  const text = utf8.decode(Uint8Array.from(bytes));
  return [...text].length === 1 ? text : undefined;
}

/** How many bytes a character of UTF-8 has that begins with a byte (RFC 3629, section 4); none where no character does. */
function lengthOf(first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

function byteOf(character: string): number | undefined {
  const code = character.charCodeAt(0);
  if (code >= 0x80 && code <= 0xff) return code;
  const place = character === ' ' ? -1 : windows.indexOf(character);
  return place < 0 ? undefined : 0x80 + place;
}
