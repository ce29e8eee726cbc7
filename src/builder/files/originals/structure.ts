import { brandsOf, type Kind } from './kind-of-file.ts';

/** What the parts of a file say of it, without that any pixel is read: whether all of them are there, and whether it moves. */
export type Structure = { isWhole: boolean; isAnimated: boolean };

/** Looks at the parts that a picture's file is made of. It reads each byte once at the most, whatever they say. */
export function structureOf(kind: Kind, bytes: Buffer): Structure {
  return readers[kind](bytes);
}

const readers: Readonly<Record<Kind, (bytes: Buffer) => Structure>> = {
  jpeg: (bytes) => ({ isWhole: isJpegWhole(bytes), isAnimated: false }),
  png: pngStructure,
  gif: gifStructure,
  webp: webpStructure,
  avif: (bytes) => ({ isWhole: areBoxesWhole(bytes), isAnimated: brandsOf(bytes).includes('avis') }),
};

/** Segments with their length (JPEG, B.1.1.4), which may hold a small JPEG, up to the first scan; behind it `FFD9` is the end. */
function isJpegWhole(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1];
    if (marker === 0xda) return bytes.indexOf('\xff\xd9', at, 'latin1') !== -1;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Chunks (PNG, 5.3); `acTL` says that there are frames (APNG). */
function pngStructure(bytes: Buffer): Structure {
  let isAnimated = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') isAnimated = true;
    if (name === 'IEND') return { isWhole: true, isAnimated };
  }
  return { isWhole: false, isAnimated };
}

/** Blocks (GIF89a): `,` begins a picture, `!` an extension, `;` is the end. */
function gifStructure(bytes: Buffer): Structure {
  let pictures = 0;
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const skipParts = (start: number) => {
    let at = start;
    while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    return at + 1;
  };
  for (let at = 13 + tableSize(bytes[10] ?? 0); at < bytes.length; ) {
    const sign = String.fromCharCode(bytes[at] ?? 0);
    if (sign === ';') return { isWhole: true, isAnimated: pictures > 1 };
    if (sign === ',') {
      pictures += 1;
      at = skipParts(at + 11 + tableSize(bytes[at + 9] ?? 0));
    } else if (sign === '!') at = skipParts(at + 2);
    else break;
  }
  return { isWhole: false, isAnimated: pictures > 1 };
}

/** The length stands at the front (RIFF); a bit of `VP8X` says that there are frames (RFC 9649, 2.7). */
function webpStructure(bytes: Buffer): Structure {
  const isWhole = bytes.length >= 21 && bytes.readUInt32LE(4) + 8 <= bytes.length;
  const isAnimated = bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  return { isWhole, isAnimated };
}

/** Boxes say their length; that of 0 goes to the end, that of 1 stands behind (ISO 14496-12, 4.2). */
function areBoxesWhole(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return true;
    const length = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
