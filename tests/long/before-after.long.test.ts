import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { writePictures } from '#builder/change';
import { checker } from '../refactor/support/small-site.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { gitIn } from '../support/git.ts';

const root = temporaryFolder();
const folders = { root, pages: join(root, 'pages'), publicFiles: join(root, 'public') };
afterAll(() => removeFolder(root));

const git = gitIn(root);

beforeAll(() => {
  cpSync(join(projectRoot, 'schema/example-site'), folders.pages, { recursive: true });
  cpSync(join(projectRoot, 'schema/sample-public'), folders.publicFiles, { recursive: true });
  // Of two pictures for both themes one is never loaded.
  const picture = '    picture: { file: harbour.svg, dark: harbour-at-night.svg, alt: A harbour }\n';
  edit(join(folders.pages, 'home.yaml'), '  - type: hero\n', `  - type: hero\n${picture}`);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'begin');
});

/** The pictures of the written page, by their descriptions and in their order. */
async function picturesIn(target: string): Promise<{ alt: string; image: PNG }[]> {
  await writePictures(target, { commit: git('rev-parse', 'HEAD'), words: 'main' }, folders, checker);
  const html = readFileSync(join(target, 'index.html'), 'utf8');
  return [...html.matchAll(/<img src="data:image\/png;base64,([^"]+)" alt="([^"]+)"/g)].map(
    ([, data = '', alt = '']) => ({
      alt,
      image: PNG.sync.read(Buffer.from(data, 'base64')),
    }),
  );
}

it('shows the sections that changed, before and after, on a phone and on a desk', async () => {
  edit(
    join(folders.pages, 'home.yaml'),
    'heading: What waiting costs',
    'heading: What waiting costs, and what it would cost you if nobody waited at all',
  );
  const pictures = await picturesIn(join(root, 'out'));
  expect(pictures.map(({ alt }) => alt.split(', ').at(-1))).toEqual(['before', 'after', 'before', 'after']);
  expect(pictures.map(({ image }) => image.width)).toEqual([390, 390, 1280, 1280]);
  // The longer heading takes more lines on a phone.
  expect(pictures[1]?.image.height).toBeGreaterThan(pictures[0]?.image.height ?? 0);
});

it('shows no picture of a state with mistakes, and says so', async () => {
  edit(join(folders.pages, 'home.yaml'), 'type: prose', 'type: proze');
  const target = join(root, 'broken');
  const told = await writePictures(target, { commit: git('rev-parse', 'HEAD'), words: 'main' }, folders, checker);
  expect(told).toContain('The pages have mistakes in the state after');
  expect(existsSync(join(target, 'index.html'))).toBe(true);
});
