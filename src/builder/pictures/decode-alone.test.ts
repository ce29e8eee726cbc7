import { describe, expect, it } from 'vitest';
import { decodeAlone } from './load-sharp.ts';

describe('originals that are decoded at once', () => {
  it('are many small ones, or one large one, and a faulty one stops none', async () => {
    let [now, most] = [0, 0];
    const decode = async (isWhole: boolean) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((done) => setImmediate(done));
      now -= 1;
      if (!isWhole) throw new Error('This one is damaged.');
      return most;
    };
    const decoded = await Promise.allSettled(
      [true, false, true, true].map((isWhole) => decodeAlone(40e6, () => decode(isWhole))),
    );
    expect(decoded.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(most).toBe(1);
    await Promise.all([true, true].map((isWhole) => decodeAlone(1e6, () => decode(isWhole))));
    expect(most).toBe(2);
  });
});
