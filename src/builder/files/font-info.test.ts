import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeface } from '#kit/rules';
import { fontFolder } from '../base/font-folder.ts';
import { ownFontFile } from '../fonts/font-file.ts';
import { fontInfo } from './font-info.ts';

describe('a file of letters', () => {
  it('says its weights, and which letters it has', () => {
    const { weights, isItalic, letters } = fontInfo(readFileSync(ownFontFile)) ?? { letters: '' };
    expect({ weights, isItalic }).toEqual({ weights: [400, 700], isItalic: false });
    const codes = letters.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    // Those that HarfBuzz has found in it (glyph-widths.ts).
    const known = Object.keys(typeface.letters).map((letter) => letter.codePointAt(0) ?? 0);
    expect(codes.filter((code) => code >= 32)).toEqual(known.sort((one, other) => one - other));
  });

  it('says that it is italic', () => {
    expect(fontInfo(readFileSync(join(fontFolder, 'instrument-sans-italic-5.3.0.woff2')))).toMatchObject({
      isItalic: true,
    });
  });

  it('has none where it was cut off anywhere, or is something else', () => {
    const whole = readFileSync(ownFontFile);
    for (const length of [0, 3, 40, 60, 90, 2000, whole.length >> 1, whole.length - 400])
      expect(fontInfo(whole.subarray(0, length)), `${length} bytes`).toBeUndefined();
    expect(fontInfo(Buffer.from('wOFF and so on'))).toBeUndefined();
  });
});
