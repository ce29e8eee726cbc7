import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteBlocks } from './byte-blocks.ts';

it('gives back what it was given, in parts of any size, beside others and in blocks that were used before', () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 9000, size: 'max' }), { maxLength: 6 });
  fc.assert(
    fc.property(parts, parts, (ours, theirs) => {
      const blocks = new ByteBlocks();
      const earlier = blocks.open();
      earlier.append(new Uint8Array(30_000).fill(255));
      earlier.release();
      const [own, other] = [blocks.open(), blocks.open()];
      for (let index = 0; index < 6; index += 1) {
        own.append(ours[index] ?? new Uint8Array());
        other.append(theirs[index] ?? new Uint8Array());
      }
      expect(Buffer.from(own.whole()).equals(Buffer.concat(ours))).toBe(true);
      expect(Buffer.from(other.whole()).equals(Buffer.concat(theirs))).toBe(true);
      expect([earlier.size, own.size]).toEqual([0, Buffer.concat(ours).length]);
    }),
    { numRuns: 50 },
  );
});
