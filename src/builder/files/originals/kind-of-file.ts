/** Kinds of pictures that originals may be, with the name that people know. */
export const kinds = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', gif: 'GIF' } as const;

export type Kind = keyof typeof kinds;

/** What the first bytes of a file say that it is; of what is no original, its name in a sentence. */
export function kindOfFile(bytes: Buffer): Kind | { other: string | undefined } {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return kindOfBoxes(brandsOf(bytes));
  return { other: otherKinds.find(([sign]) => text(0, 12).startsWith(sign))?.[1] };
}

/** Kinds that programs save and browsers don't show, by the signs that they begin with. */
const otherKinds: readonly (readonly [sign: string, name: string])[] = [
  ['II*\0', 'a TIFF picture'],
  ['MM\0*', 'a TIFF picture'],
  ['BM', 'a BMP picture'],
  ['8BPS', 'a file of Photoshop'],
  ['%PDF', 'a PDF document'],
  ['\xff\x0a', 'a JPEG XL picture'],
  ['\0\0\0\x0cJXL ', 'a JPEG XL picture'],
  ['\0\0\x01\0', 'an icon'],
];

/** The brands that a file of boxes says it can be read as (ISO 14496-12, 4.3). */
export function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}

function kindOfBoxes(brands: readonly string[]): Kind | { other: string } {
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  const isPhoto = brands.some((brand) => /^(?:hei|hev|mif1|msf1)/.test(brand));
  return { other: isPhoto ? 'a HEIC picture' : 'a film or a sound' };
}
