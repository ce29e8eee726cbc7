import { describe, expect, it } from 'vitest';
import { hasSameBytes, isSameSecret } from './same-secret.ts';

describe('a secret', () => {
  /** How many bytes of two lists are read to compare them. */
  const reads = (left: number[], right: number[]) => {
    let count = 0;
    const counted = (bytes: number[]) =>
      new Proxy(bytes, {
        get: (target, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) count += 1;
          return Reflect.get(target, key);
        },
      });
    hasSameBytes(counted(left), counted(right));
    return count;
  };

  it('is compared in as many steps wherever the first difference stands', () => {
    const secret = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(reads(secret, [9, 2, 3, 4, 5, 6, 7, 8])).toBe(16);
    expect(reads(secret, [1, 2, 3, 4, 5, 6, 7, 9])).toBe(16);
    expect(reads(secret, secret)).toBe(16);
  });

  it('is the same or not', async () => {
    expect(hasSameBytes([1, 2], [1, 2])).toBe(true);
    expect(hasSameBytes([1, 2], [1, 2, 0])).toBe(false);
    expect(await isSameSecret('a secret', 'a secret')).toBe(true);
    expect(await isSameSecret('a secret', 'a secrets')).toBe(false);
  });
});
