/** Words as a part of an address, with nothing but small letters, digits and hyphens: "Größe & What's on" is `grosse-whats-on`. */
export function addressPart(words: string): string {
  return withoutAccents(words.toLowerCase())
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** An address with nothing but small letters, digits, hyphens and slashes. */
export function plainPath(path: string): string {
  const parts = path.split('/').map(addressPart);
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

/** Letters that have no plain one inside of them, as people write them without. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function withoutAccents(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return letters.replaceAll(/[ßæœøłđðþı]/g, (letter) => ligatures[letter] ?? letter);
}
