import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { photograph, secretWords } from '../../../tests/support/originals.ts';
import { projectRoot } from '../base/project-root.ts';
import * as loading from '../pictures/load-sharp.ts';
import { samplePublicFolder } from '../schemas/sample-site.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const media = () => join(folder, 'pages/_media');

const page = `title: Pictures of a small site
description: This page shows pictures that the test has made, in two places of a layout.
picture: { file: wide.jpg, alt: All of it is blue, focus: 100% 50% }
sections:
  - type: hero
    heading: Pictures
    picture: { file: turned.jpg, alt: Red above blue, caption: "Seen from **here**", credit: By nobody, dark: clear.png }
  - type: prose
    paragraphs: Below the fold.
    picture: { file: clear.png, alt: "", decorative: true }
  - type: card-grid
    heading: Cropped
    items:
      - { title: On the right, picture: { file: wide.jpg, alt: All of it is blue, focus: 100% 50% } }
      - { title: On the left, picture: { file: wide.jpg, alt: All of it is red, focus: 0% 50% } }
  - type: prose
    paragraphs: The same picture in another place.
    picture: { file: turned.jpg, alt: Red above blue }
`;

const build = () =>
  buildSite({ pages: join(folder, 'pages'), out, publicFolder: join(projectRoot, samplePublicFolder) });
const html = () => readFileSync(join(out, 'shown/index.html'), 'utf8');
const made = () => readdirSync(join(out, 'assets/pictures'));

/** Bytes behind the end change no pixel, but the content: nothing comes from what an earlier run has kept. */
const write = (name: string, bytes: Buffer) =>
  writeFileSync(join(media(), name), Buffer.concat([bytes, randomBytes(8)]));

beforeAll(async () => {
  writeSmallSite(folder, 1);
  mkdirSync(media(), { recursive: true });
  writeFileSync(join(folder, 'pages/shown.yaml'), page);
  const turned = await photograph({ width: 640, height: 480, orientation: 6, place: true });
  expect(turned.includes(secretWords.maker) && turned.includes(secretWords.place)).toBe(true);
  write('turned.jpg', turned);
  write('wide.jpg', await photograph({ width: 1600, height: 400 }));
  write('clear.png', await photograph({ width: 400, height: 300, format: 'png', alpha: true }));
  const { diagnostics, isBuilt } = await build();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(isBuilt).toBe(true);
});
afterAll(() => removeFolder(folder));

describe('a built site', () => {
  it('has each picture as AVIF, WebP and a form for old browsers, in widths that its place asks for', async () => {
    const formats = ['avif', 'jpeg', 'png', 'webp'];
    const found = await Promise.all(
      made().map(async (name) => {
        const { format, compression, width } = await sharp(join(out, 'assets/pictures', name)).metadata();
        return { name, format: compression === 'av1' ? 'avif' : format, width };
      }),
    );
    expect([...new Set(found.map(({ format }) => format))].sort()).toEqual(formats);
    for (const { name, width } of found) expect(name).toContain(`-${width}.`);
    const turned = found.filter(({ name }) => name.startsWith('turned') && name.endsWith('.avif'));
    expect(turned.map(({ width }) => width).sort()).toEqual([360, 480]);
  });

  it('turns a picture as it was meant, and tells its size', async () => {
    const [name = ''] = made().filter((file) => file.startsWith('turned') && file.endsWith('.jpg'));
    const { data, info } = await sharp(join(out, 'assets/pictures', name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(info.width);
    const redAt = (y: number) => data[(y * info.width + 10) * info.channels] ?? 0;
    expect(redAt(10)).toBeGreaterThan(redAt(info.height - 10) + 100);
    expect(html()).toMatch(/width="480" height="640"/);
  });

  it('crops around the focus where the layout gives the shape', async () => {
    const cards = made().filter((name) => name.startsWith('wide') && name.includes('600x400') && name.endsWith('.jpg'));
    const colors = await Promise.all(
      cards.map(async (name) => {
        const { data, info } = await sharp(join(out, 'assets/pictures', name))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(info.width / info.height).toBeCloseTo(3 / 2, 1);
        const red = [5, info.width - 5].map((x) => data[x * info.channels] ?? 0);
        return red.map((part) => (part > 100 ? 'red' : 'blue'));
      }),
    );
    expect(colors.map((each) => each.join(' ')).sort()).toEqual(['blue blue', 'red red']);
  });

  it('fetches the first picture at once, all others once they come into view', () => {
    const images = html().match(/<img [^>]*>/g) ?? [];
    expect(images).toHaveLength(6);
    expect(images[0]).toContain('fetchPriority="high"');
    expect(images[2]).toMatch(/loading="lazy"/);
    expect(images[2]).not.toContain('fetchPriority');
  });

  it('holds nothing that a camera wrote beside the pixels, and no original', async () => {
    const entries = readdirSync(media(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const originals = entries.map(({ parentPath, name }) => readFileSync(join(parentPath, name)));
    for (const file of readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name);
      const bytes = readFileSync(path);
      for (const word of Object.values(secretWords)) expect(bytes.includes(word), path).toBe(false);
      if (!file.name.endsWith('.svg'))
        expect(
          originals.some((original) => original.equals(bytes)),
          path,
        ).toBe(false);
      if (!/\.(?:avif|webp|jpg|png)$/.test(file.name)) continue;
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation ?? 1], path).toEqual([undefined, undefined, undefined, 1]);
    }
  });

  it('has every file that its page names, wherever the same picture stands', () => {
    const named = [...html().matchAll(/\/(assets\/pictures\/[\w.-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(join(out, name)))).toEqual([]);
  });

  it('names a picture for where the page is shared, cropped to its shape around the focus', async () => {
    const content = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html())?.[1] ?? '';
    expect(content('og:image')).toMatch(/^https?:\/\/[^/]+\/assets\/pictures\/wide-[\w-]+\.jpg$/);
    expect([content('og:image:alt'), content('og:image:width'), content('og:image:height')]).toEqual([
      'All of it is blue',
      '762',
      '400',
    ]);
    expect(html()).toContain('summary_large_image');
    const shared = sharp(join(out, new URL(content('og:image')).pathname));
    const { data, info } = await shared.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0]]).toEqual([762, 400, expect.toSatisfy((red: number) => red < 100)]);
  });

  it('needs no style and no data in an attribute', () => {
    expect(html()).not.toMatch(/<(?:figure|picture|img|source|svg|rect)[^>]*(?:\sstyle=|data:)/);
    expect(html()).toMatch(/<rect [^>]*fill="#[0-9a-f]{6}"/);
  });
});

// Whether anything decodes or encodes at all.
const load = vi.spyOn(loading, 'loadSharp');

it('encodes nothing where no picture has changed', async () => {
  const before = new Map(made().map((name) => [name, readFileSync(join(out, 'assets/pictures', name))]));
  load.mockClear();
  writeFileSync(join(folder, 'pages/shown.yaml'), page.replace('Pictures of', 'Some pictures of'));
  expect((await build()).isBuilt).toBe(true);
  expect(load).not.toHaveBeenCalled();
  for (const [name, bytes] of before) expect(readFileSync(join(out, 'assets/pictures', name)).equals(bytes)).toBe(true);
});

it('names the files of a changed picture again', async () => {
  const before = made().filter((name) => name.startsWith('clear'));
  write('clear.png', await photograph({ width: 420, height: 300, format: 'png' }));
  expect((await build()).isBuilt).toBe(true);
  expect(made().filter((name) => before.includes(name))).toEqual([]);
  expect(load).toHaveBeenCalled();
});

it('refuses a picture whose pixels are damaged, and leaves the last site whole', async () => {
  const damaged = await photograph({ width: 420, height: 300, format: 'png' });
  const middle = Math.floor(damaged.length / 2);
  damaged.fill(0x55, middle, middle + 20);
  const before = made();
  writeFileSync(join(media(), 'clear.png'), damaged);
  const { isBuilt, diagnostics } = await build();
  expect(isBuilt).toBe(false);
  expect(diagnostics.map(({ code }) => code)).toContain('picture/broken');
  expect(made()).toEqual(before);
});
