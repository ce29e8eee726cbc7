import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkOriginal } from '../support/check-originals.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { formats, goodPicture, hostilePictures } from '../support/hostile-pictures.ts';
import { freshSeed, randomFrom } from '../support/random.ts';

const folder = temporaryFolder();
const seed = freshSeed();
afterAll(() => removeFolder(folder));

describe.each(formats)('an original (%s)', (format) => {
  it('that is whole has nothing said of it', async () => {
    expect((await checkOriginal(join(folder, format), `good.${format}`, await goodPicture(format))).said).toEqual([]);
  });

  it(`that is malformed is made into a picture or has a message, and breaks nothing (seed ${seed})`, async () => {
    for (const { what, bytes } of await hostilePictures(format, 10, randomFrom(seed))) {
      rmSync(join(folder, format), { recursive: true, force: true });
      const { said } = await checkOriginal(join(folder, format), `hostile.${format}`, bytes);
      for (const { code, message } of said)
        expect([code, message], what).toEqual([expect.stringMatching(/^(picture|image)\//), expect.any(String)]);
      if (what === 'much too wide' && ['png', 'svg'].includes(format))
        expect(said.length, `${what}, seed ${seed}`).toBeGreaterThan(0);
    }
  });
});
