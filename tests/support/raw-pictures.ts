import { crc32, deflateSync } from 'node:zlib';

/** A picture that is written byte by byte: what an encoder would never write, and pictures whose size matters and nothing else. */
export type RawPicture = {
  /** `png`, or the text that the file holds in its place. */
  text?: string;
  width?: number;
  height?: number;
  /** So many frames (APNG). */
  frames?: number;
  /** So many bytes are missing at its end, or are added in a chunk that says nothing. */
  cut?: number;
  padding?: number;
};

/** The bytes of a PNG of one colour. Its pixels are only there for small ones: a header is all that is read of others. */
export function rawPicture({ text, width = 1200, height = 800, frames, cut = 0, padding }: RawPicture): Buffer {
  if (text !== undefined) return Buffer.from(text);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = width * height <= 4e6 ? Buffer.alloc((width + 1) * height) : Buffer.alloc(0);
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(frames === undefined ? [] : [chunk('acTL', Buffer.from([0, 0, 0, frames, 0, 0, 0, 0]))]),
    ...(padding === undefined ? [] : [chunk('teXt', Buffer.alloc(padding))]),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return bytes.subarray(0, bytes.length - cut);
}

/** A part of a PNG (PNG, 5.3). */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
