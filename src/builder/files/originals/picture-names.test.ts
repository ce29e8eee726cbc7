import { expect, it } from 'vitest';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { encoder } from './encoder.ts';
import { shortHash } from './read-original.ts';

it('names pictures by their bytes and by the version of what encodes them', async () => {
  const { versions } = await loadSharp();
  expect(encoder().split(' ')).toContain(versions.sharp);
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  expect(shortHash(one)).toBe(shortHash(one));
  const names = [shortHash(one), shortHash(other), shortHash(one, `${encoder()}1`)];
  expect(new Set(names).size).toBe(3);
});
