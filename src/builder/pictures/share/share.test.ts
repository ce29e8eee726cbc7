import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specification } from '../../../../tests/specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../../tests/support/content.ts';
import { photograph } from '../../../../tests/support/originals.ts';
import { buildSite } from '../../build/build-site.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');

const page = (title: string, hero: string, head = '') => `title: ${JSON.stringify(title)}
description: A page of the test of pictures that are made for where pages are shared, with words enough for a description.
${head}
sections:
  - { type: hero, heading: Something, ${hero} }
`;

const pages = {
  words: page('A title without a picture', 'text: Words.'),
  drawn: page('A title beside a drawing', 'drawing: coverage'),
  photo: page('A title beside a photograph', 'picture: { file: red.jpg, alt: Half of it is red }'),
  full: page('Case studies of a patient, a hospital, a plan', 'picture: { file: red.jpg, alt: Half of it is red }'),
  own: page('A page with its own', 'text: Words.', 'picture: { file: red.jpg, alt: Its own picture }'),
  strange: page('Ключ от всего', 'text: Words.'),
  long: page(`${'A very long title that goes on and on '.repeat(4)}`.trim(), 'drawing: coverage'),
};

const meta = (name: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(
    readFileSync(join(out, name, 'index.html'), 'utf8'),
  )?.[1] ?? '';
const fileOf = (name: string) => join(out, new URL(meta(name, 'og:image')).pathname);

/** How much of a part of a picture has another colour than its corner (0 to 1). */
async function inked(
  file: string,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data, info } = await sharp(file).extract(part).raw().toBuffer({ resolveWithObject: true });
  const [red = 0] = await sharp(file).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  let other = 0;
  for (let at = 0; at < data.length; at += info.channels) if (Math.abs((data[at] ?? 0) - red) > 40) other += 1;
  return other / (data.length / info.channels);
}

beforeAll(async () => {
  const content = writeSmallSite(folder, 1);
  mkdirSync(join(content, '_media'), { recursive: true });
  writeFileSync(join(content, '_media/red.jpg'), await photograph({ width: 1600, height: 900 }));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(content, `${name}.yaml`), text);
  const { diagnostics, isBuilt } = await buildSite({ pages: content, out, publicFolder: specification.public });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(isBuilt).toBe(true);
}, 120_000);
afterAll(() => removeFolder(folder));

describe('the picture of a page for where it is shared', () => {
  it.each(Object.keys(pages))('%s: has the size that it says, and is there', async (name) => {
    const { width, height } = await sharp(fileOf(name)).metadata();
    expect([width, height].map(String)).toEqual([meta(name, 'og:image:width'), meta(name, 'og:image:height')]);
    expect([width, height]).toEqual([1200, 630]);
  });

  it('says what it shows: title, brand, and the words of its picture', () => {
    expect(meta('words', 'og:image:alt')).toMatch(/^A title without a picture · ./);
    expect(meta('photo', 'og:image:alt')).toMatch(/^A title beside a photograph · .+ · Half of it is red$/);
    expect(meta('own', 'og:image:alt')).toBe('Its own picture');
  });

  it('shows the title on one side and the picture or drawing on the other', async () => {
    const [title, half] = [
      { left: 60, top: 150, width: 520, height: 330 },
      { left: 680, top: 60, width: 500, height: 460 },
    ];
    for (const name of ['words', 'drawn', 'photo', 'long'])
      expect(await inked(fileOf(name), title), name).toBeGreaterThan(0.03);
    expect(await inked(fileOf('drawn'), half)).toBeGreaterThan(0.005);
    expect(await inked(fileOf('photo'), half)).toBeGreaterThan(0.3);
  });

  it('leaves air between a title that takes all of its room and what stands beside it', async () => {
    const between = { left: 586, top: 130, width: 30, height: 390 };
    for (const name of ['full', 'long']) expect(await inked(fileOf(name), between), name).toBe(0);
  });

  it('leaves a title away that the font has no letters for, and says so in its words', async () => {
    expect(meta('strange', 'og:image:alt')).not.toContain('Ключ');
    expect(await inked(fileOf('strange'), { left: 60, top: 150, width: 900, height: 330 })).toBe(0);
  });

  it('is another file where its title is another', () => {
    expect(meta('words', 'og:image')).not.toBe(meta('drawn', 'og:image'));
    expect(existsSync(fileOf('words'))).toBe(true);
  });
});
