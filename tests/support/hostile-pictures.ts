import sharp from 'sharp';

/** Formats that originals may have, by the ending of their names. */
export const formats = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type Format = (typeof formats)[number];

/** A file that is meant to do harm: what was done to it, and its bytes. */
export type Hostile = { what: string; bytes: Buffer };

/** Numbers that mean too much wherever a length or a size is read. */
const extremes = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

type Change = (bytes: Buffer, random: (count: number) => number) => Buffer;

const changes: Readonly<Record<string, Change>> = {
  'cut off': (bytes, random) => bytes.subarray(0, random(bytes.length)),
  'a number set to an extreme': (bytes, random) => {
    const changed = Buffer.from(bytes);
    const value = extremes[random(extremes.length)] ?? 0;
    if (random(2) === 0) changed.writeUInt32BE(value, random(Math.min(bytes.length - 4, 400)));
    else changed.writeUInt16LE(value & 0xffff, random(Math.min(bytes.length - 2, 400)));
    return changed;
  },
  'bytes changed': (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let times = 1 + random(20); times > 0; times -= 1) changed[random(changed.length)] = random(256);
    return changed;
  },
  'a part left out': (bytes, random) => {
    const start = random(bytes.length);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + random(64))]);
  },
  'a part many times': (bytes, random) => {
    const start = random(bytes.length);
    const part = bytes.subarray(start, start + 8 + random(64));
    return Buffer.concat([bytes.subarray(0, start), ...Array<Buffer>(2000).fill(part), bytes.subarray(start)]);
  },
  'noise behind the head': (bytes, random) => {
    const changed = Buffer.alloc(4000, random(256));
    bytes.copy(changed, 0, 0, 12 + random(40));
    return changed;
  },
  'much too wide': (bytes, random) => widened(bytes, extremes[4 + random(4)] ?? 0xffff),
};

/** The picture with the width that its head tells made another one. What a format is, its first bytes say: noise may hold any sign. */
function widened(bytes: Buffer, width: number): Buffer {
  const changed = Buffer.from(bytes);
  const kind = bytes.toString('latin1', 0, 4);
  if (kind === '\x89PNG') changed.writeUInt32BE(width, 16);
  else if (kind === 'GIF8') changed.writeUInt16LE(width & 0xffff, 6);
  else if (kind === '<svg') return Buffer.from(bytes.toString().replace(/width="\d+"/, `width="${'9'.repeat(400)}"`));
  else if (kind === 'RIFF') changed.writeUInt16LE(0x3fff, 26);
  else if (kind.startsWith('\xff\xd8'))
    changed.writeUInt16BE(width & 0xffff, bytes.indexOf('\xff\xc0', 0, 'latin1') + 7);
  else changed.writeUInt32BE(width, bytes.indexOf('ispe', 0, 'latin1') + 8);
  return changed;
}

/** A picture of a format as it should be, a small one. */
export async function goodPicture(format: Format): Promise<Buffer> {
  if (format === 'svg')
    return Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path fill="#123456" d="M0 0h90v60H0z"/></svg>',
    );
  const size = { width: 96, height: 64 };
  const picture = sharp({
    create: { ...size, channels: 3, background: '#c03020', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
  return picture.toFormat(format === 'jpg' ? 'jpeg' : format, format === 'avif' ? { effort: 0 } : {}).toBuffer();
}

/** So many malformed files of a format, each changed in one way after the other. */
export async function hostilePictures(
  format: Format,
  count: number,
  random: (count: number) => number,
): Promise<Hostile[]> {
  const good = await goodPicture(format);
  const ways = Object.entries(changes);
  return Array.from({ length: count }, (_, index) => {
    const [what, change] = ways[index % ways.length] ?? ['as it is', (bytes: Buffer) => bytes];
    return { what, bytes: change(good, random) };
  });
}
