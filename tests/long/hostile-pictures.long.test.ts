import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOriginal } from '../support/check-originals.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { formats, hostilePictures } from '../support/hostile-pictures.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

const folder = temporaryFolder();
const seed = freshSeed();
const [longest, mostMemory] = [2000, 1.5 * 2 ** 30];
afterAll(() => removeFolder(folder));

describe.each(formats)('200 malformed originals (%s)', (format) => {
  it(`take no longer than 2 s each, and no more memory than a picture may (seed ${seed})`, async () => {
    const found = { told: 0, made: 0, slowest: 0 };
    for (const { what, bytes } of await hostilePictures(format, 200, randomFrom(seed))) {
      rmSync(join(folder, format), { recursive: true, force: true });
      const { said, time } = await checkOriginal(join(folder, format), `hostile.${format}`, bytes);
      expect(time, what).toBeLessThan(longest);
      found[said.length > 0 ? 'told' : 'made'] += 1;
      found.slowest = Math.max(found.slowest, Math.round(time));
    }
    console.log(format, found);
    expect(found.told).toBeGreaterThan(20);
    expect(process.resourceUsage().maxRSS * 1024).toBeLessThan(mostMemory);
  });
});
