import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much two pictures of the same may differ: shares of 0 to 1, of the whole and of any small part of it. */
export type Tolerance = { whole: number; part: number };

/** The side of a part, in pixels of the picture. */
const partSize = 24;

/** How unlike two pixels must be to count; systems differ in how they smooth letters. */
const threshold = 0.25;

/** How many rows the heights may differ by, since systems round the heights of lines differently. */
const rowTolerance = 2;

/**
 * What is wrong with `actual`, a PNG, when `expected` is right, in a sentence, and a picture of the differences;
 * nothing where they are alike. Letters whose edges differ are spread thinly and pass; something that is missing,
 * moved or of another colour fills a part and doesn't.
 */
export function difference(
  actual: Buffer,
  expected: Buffer,
  tolerance: Tolerance,
): { problem: string; picture: Buffer } | undefined {
  const [now, before] = [PNG.sync.read(actual), PNG.sync.read(expected)];
  const { width } = before;
  if (now.width !== width || Math.abs(now.height - before.height) > rowTolerance) {
    const sizes = `${now.width} × ${now.height} instead of ${width} × ${before.height}`;
    return { problem: `The picture is ${sizes} pixels large.`, picture: actual };
  }
  const height = Math.min(now.height, before.height);
  const size = width * height * 4;
  const diff = new PNG({ width, height });
  const options = { threshold, diffMask: true };
  const count = pixelmatch(
    now.data.subarray(0, size),
    before.data.subarray(0, size),
    diff.data,
    width,
    height,
    options,
  );
  const whole = count / (width * height);
  const part = worstPart(diff);
  if (whole <= tolerance.whole && part <= tolerance.part) return undefined;
  const problem = `${percent(whole)} of the picture differ, and ${percent(part)} of one part of it.`;
  return { problem, picture: PNG.sync.write(diff) };
}

/** The same picture in fewer bytes: without transparency, and in 32 shades of each colour. */
export function smaller(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  for (let index = 0; index < png.data.length; index += 1) {
    if (index % 4 !== 3) png.data[index] = (png.data[index] ?? 0) & 0xf8;
  }
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9 });
}

/** The share of marked pixels of the part that has most. */
function worstPart({ width, height, data }: PNG): number {
  const columns = Math.ceil(width / partSize);
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const part = Math.floor(y / partSize) * columns + Math.floor(x / partSize);
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return Math.max(0, ...counts.values()) / partSize ** 2;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
