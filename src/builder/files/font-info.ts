import { brotliDecompressSync } from 'node:zlib';
import type { FontInfo } from '#engine';

/** Tables that are read here, by their number in the list of known tags (WOFF2, section 4.1). */
const known = { cmap: 0, os2: 6, glyf: 10, loca: 11, fvar: 47 };

/** What a font may take unpacked: the largest of one script take less. */
const most = 32 * 1024 * 1024;

/** What the bytes of a file of letters (WOFF2) have; nothing where it is none. Its tables are read as the OpenType specification lays them out. */
export function fontInfo(bytes: Buffer): FontInfo | undefined {
  try {
    const tables = tablesIn(bytes);
    const letters = lettersIn(tables.get(known.cmap) ?? Buffer.alloc(0));
    const os2 = tables.get(known.os2);
    if (letters.length === 0 || !os2) return undefined;
    const weight = os2.readUInt16BE(4);
    const weights = weightsOf(tables.get(known.fvar)) ?? ([weight, weight] as const);
    return { weights, isItalic: (os2.readUInt16BE(62) & 1) === 1, letters: letters.map(rangeText).join() };
  } catch {
    // Cut off, packed otherwise, or no font at all.
    return undefined;
  }
}

/** The tables of a font by their number; those with a tag of their own are left out. */
function tablesIn(file: Buffer): Map<number, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return new Map();
  const entries: { tag: number; length: number }[] = [];
  let at = 48;
  const byte = () => file.readUInt8(at++);
  const number = (value = 0): number => {
    const next = byte();
    return next & 128 ? number(value * 128 + (next & 127)) : value * 128 + next;
  };
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = byte();
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = number();
    const isOutline = tag === known.glyf || tag === known.loca;
    entries.push({ tag, length: flags >> 6 === (isOutline ? 3 : 0) ? length : number() });
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)), { maxOutputLength: most });
  let start = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      start += length;
      return [tag, data.subarray(start - length, start)];
    }),
  );
}

type Range = [first: number, last: number];

/** The codes that a font has letters for, as ranges. */
function lettersIn(cmap: Buffer): Range[] {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const full = subtables.find((table) => table.readUInt16BE(0) === 12);
  const basic = subtables.find((table) => table.readUInt16BE(0) === 4);
  const codes = full ? groupsIn(full) : basic ? segmentsIn(basic) : [];
  const joined: Range[] = [];
  for (const [first, last] of codes) {
    const before = joined.at(-1);
    if (before && before[1] === first - 1) before[1] = last;
    else joined.push([first, last]);
  }
  return joined;
}

/** Format 12: ranges of letters, each with a shape of its own. */
function groupsIn(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const at = 16 + index * 12;
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
  });
}

/** Format 4: ranges in which some letters may have no shape; each letter by itself. */
function segmentsIn(table: Buffer): Range[] {
  const bytes = table.readUInt16BE(6);
  const found: Range[] = [];
  for (let at = 14; at < 14 + bytes; at += 2) {
    const [last, first, delta] = [0, bytes + 2, 2 * bytes + 2].map((by) => table.readUInt16BE(at + by));
    const place = at + 3 * bytes + 2;
    const offset = table.readUInt16BE(place);
    for (let code = first ?? 0; code <= (last ?? 0) && code < 0xffff; code += 1) {
      const shape = offset === 0 ? code + (delta ?? 0) : table.readUInt16BE(place + offset + 2 * (code - (first ?? 0)));
      if ((shape & 0xffff) !== 0) found.push([code, code]);
    }
  }
  return found;
}

/** The lightest and the boldest weight of a font with several. */
function weightsOf(fvar: Buffer | undefined): readonly [number, number] | undefined {
  if (!fvar) return undefined;
  const [start, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at));
  for (let index = 0; index < (count ?? 0); index += 1) {
    const at = (start ?? 0) + index * (size ?? 0);
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return [fvar.readInt32BE(at + 4) >> 16, fvar.readInt32BE(at + 12) >> 16];
  }
  return undefined;
}

function rangeText([first, last]: Range): string {
  return first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`;
}
