import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { fittedFace } from './fitted.ts';
import { ownFontFile } from './font-file.ts';

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

it('takes headings from a file of their own, and each file for itself where several are read at once', async () => {
  const [one, other] = [ownFontFile, join(projectRoot, 'schema/sample-site/_public/fonts/bitter-5.3.0.woff2')].map(
    (file) => readFileSync(file),
  );
  if (!one || !other) throw new Error('The fonts are gone.');
  const [ofOne, ofOther] = [await fittedFace(one), await fittedFace(other)];
  expect(ofOther).not.toEqual(ofOne);
  expect(await Promise.all([fittedFace(one), fittedFace(other), fittedFace(one, other)])).toEqual([
    ofOne,
    ofOther,
    { ...ofOne, bold: ofOther?.bold },
  ]);
});
