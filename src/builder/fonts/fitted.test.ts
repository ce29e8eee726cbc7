import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFontFile } from '../base/font-folder.ts';
import { fittedFace } from './fitted.ts';

it('finds for the design’s own letters about what was found for them by eye (GlobalStyle.ts)', async () => {
  const near = (value: number) => expect.closeTo(value, 1);
  expect(await fittedFace(readFileSync(ownFontFile))).toEqual({
    regular: { size: near(1.016), ascent: near(0.95), descent: near(0.245) },
    bold: { size: near(0.972), ascent: near(0.99), descent: near(0.256) },
    digit: near(0.666),
  });
});

it('rejects what is no font', async () => {
  await expect(fittedFace(new Uint8Array([1, 2, 3]))).rejects.toThrow();
});
