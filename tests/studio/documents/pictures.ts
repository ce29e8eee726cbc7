import { PNG } from 'pngjs';

/** A picture of 40 by 30 pixels in one shade of grey. */
export function photo(shade: number, [width, height] = [40, 30]): Uint8Array {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < png.data.length; at += 4) png.data.fill(shade, at, at + 3);
  return PNG.sync.write(png);
}

/** A picture that only counts visitors. */
export const dot = photo(0, [1, 1]);
