import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachAtOnce, loadSharp } from '#builder/render';

/** Twelve megapixels, three to two, as cameras write them. */
const size = { width: 4242, height: 2828 };

/** What is computed point by point, before it is enlarged: a lens shows no more of most of a picture. */
const field = { width: size.width / 6, height: Math.round(size.height / 6) };

/** Where the camera was and what it was: none of it may be found in a site. */
const camera = {
  IFD0: { Make: 'BenchCamera', Model: 'Made by program', Artist: 'Nobody', DateTime: '2026:05:01 09:00:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 3230/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 3900/100',
  },
};

/**
 * Makes `count` photographs of twelve megapixels in a folder, those that aren't there already, and returns their names. The same
 * number is the same picture: a sky that grows paler downwards, clouds, hills with edges, and the grain of a sensor. Its detail
 * falls with its size as in photographs (1/f), which is what encoders are made for.
 */
export async function makePhotographs(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, number) => `photograph-${number}.jpg`);
  await eachAtOnce([...names.entries()], async ([number, name]) => {
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, await photograph(number));
  });
  return names;
}

async function photograph(number: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const raw = { ...field, channels: 3 as const };
  const grain = {
    width: 512,
    height: 512,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 24 },
  };
  const tile = await sharp({ create: { ...grain, background: '#808080' } })
    .png()
    .toBuffer();
  const whole = await sharp(fieldOf(number), { raw })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(whole)
    .composite([
      { input: hills(number), blend: 'over' },
      { input: tile, tile: true, blend: 'soft-light' },
    ])
    .jpeg({ quality: 92 })
    .withExif(camera)
    .toBuffer();
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Octaves of smooth noise on a gradient, as pixels: each octave is half as strong as the one that is twice as large. */
function fieldOf(number: number): Buffer {
  const random = randomOf(number + 1);
  const top = [random() * 90, 60 + random() * 90, 120 + random() * 100];
  const bottom = [150 + random() * 80, 140 + random() * 80, 120 + random() * 80];
  const octaves = Array.from({ length: 7 }, (_, octave) => lattice(4 * 2 ** octave, random));
  const pixels = Buffer.alloc(field.width * field.height * 3);
  for (let y = 0; y < field.height; y += 1) {
    const down = y / field.height;
    for (let x = 0; x < field.width; x += 1) {
      let cloud = 0;
      for (const [octave, valueAt] of octaves.entries())
        cloud += (valueAt(x / field.width, down) - 0.5) * 110 * 0.55 ** octave;
      for (let channel = 0; channel < 3; channel += 1) {
        const plain = (top[channel] ?? 0) * (1 - down) + (bottom[channel] ?? 0) * down;
        pixels[(y * field.width + x) * 3 + channel] = Math.max(0, Math.min(255, plain + cloud * (1 - 0.15 * channel)));
      }
    }
  }
  return pixels;
}

/** Random values on a lattice of so many cells, and smoothly between them. */
function lattice(cells: number, random: () => number): (x: number, y: number) => number {
  const side = cells + 2;
  const values = Float32Array.from({ length: side * side }, random);
  const smooth = (part: number) => part * part * (3 - 2 * part);
  return (x, y) => {
    const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)];
    const [across, down] = [smooth(x * cells - left), smooth(y * cells - top)];
    const at = (column: number, row: number) => values[row * side + column] ?? 0;
    const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
    const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
    return above * (1 - down) + below * down;
  };
}

/** Three chains of hills and some houses with hard edges, as a drawing of the picture's size. */
function hills(number: number): Buffer {
  const random = randomOf(number + 1000);
  const { width, height } = size;
  const tone = () =>
    `hsl(${Math.round(random() * 360)},${Math.round(20 + random() * 40)}%,${Math.round(20 + random() * 35)}%)`;
  const chain = (level: number) => {
    const points = Array.from(
      { length: 40 },
      (_, step) => `${(step * width) / 39},${height * (level + random() * 0.12)}`,
    );
    return `<polygon fill="${tone()}" points="0,${height} ${points.join(' ')} ${width},${height}"/>`;
  };
  const house = () => {
    const [x, y, side] = [random() * width, height * (0.7 + random() * 0.25), 40 + random() * 160];
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${tone()}"/><path d="M${x} ${y}l${side / 2} -${side / 2}l${side / 2} ${side / 2}z" fill="${tone()}"/>`;
  };
  const shapes = [chain(0.5), chain(0.6), chain(0.72), ...Array.from({ length: 24 }, house)];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`,
  );
}
