import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AroundShared, gzipAround, SharedPart } from './shared-part.ts';

/** A file that holds a part, between two texts. */
function around(before: string, part: SharedPart, after: string): AroundShared {
  const start = Buffer.from(before);
  return { bytes: Buffer.concat([start, part.bytes, Buffer.from(after)]), part, from: start.length };
}

const text = fc.string({ unit: 'grapheme', maxLength: 3000 });

it('a file that was compressed around the part that it shares is the same again, at every level and with any texts', () => {
  fc.assert(
    fc.property(
      text,
      text,
      fc.array(text, { maxLength: 3 }),
      fc.constantFrom(1, 4, 9),
      (shared, before, others, level) => {
        const part = new SharedPart(shared);
        // The part's own form is made for the first file and used in all of them.
        for (const after of ['', ...others]) {
          const file = around(before, part, after);
          expect(gunzipSync(gzipAround(file, level)).equals(file.bytes)).toBe(true);
        }
      },
    ),
  );
});

it('a page that shares most of itself takes as good as nothing more', () => {
  const css = Array.from(
    { length: 600 },
    (_, number) => `.c${number}{margin:${(number * 7) % 31}px;color:var(--c${number % 9})}`,
  );
  const file = around(
    '<title>One</title>',
    new SharedPart(css.join('')),
    '<p>Of harbours, boats and lamps.</p>'.repeat(30),
  );
  expect(gzipAround(file, 1).length).toBeLessThan(gzipSync(file.bytes, { level: 1 }).length * 1.01);
});
