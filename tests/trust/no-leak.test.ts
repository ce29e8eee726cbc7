import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { buildSite } from '#builder/build';
import { beginnings, siteContent } from '#builder/change';
import { filesBelow } from '#builder/files';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { someOf } from '../support/extent.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const compressed = new Set(['.br', '.gz']);
// Pictures and letters; all else is text, scripts too.
const binary = new Set(['.png', '.jpg', '.webp', '.avif', '.woff2', '.webm', '.pdf', '.ico']);

const textsBelow = (path: string, ending: RegExp) =>
  filesBelow(join(projectRoot, path))
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(file, 'utf8'));
const wordsOf = (all: readonly string[]) =>
  all
    .join(' ')
    .toLowerCase()
    .match(/[a-zäöüß]{7,}/g) ?? [];
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The packages whose code is in every site: those that views import, and those that these need. */
function bundledPackages(): Set<string> {
  const imported = textsBelow('src/kit', /\.tsx?$/).flatMap((text) =>
    [...text.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)[^']*'/g)].map(([, name = '']) => name),
  );
  const found = new Set<string>();
  const add = (name: string) => {
    const manifest = join(projectRoot, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(manifest)) return;
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const needed of Object.keys(dependencies)) add(needed);
  };
  for (const name of imported) add(name);
  return found;
}

/** The 200 words that the builder's own site has most often and that neither code nor what sites begin with has. */
function ownWords(): string[] {
  // Every site has the licence of its letters.
  const others = new Set(
    wordsOf([
      ...textsBelow('src', /\.tsx?$|LICENSE/),
      ...[...bundledPackages()].flatMap((name) => textsBelow(`node_modules/${name}`, /\.[cm]?js$/)),
      ...Object.values(beginnings).flatMap(({ folder: path }) => textsBelow(path, /\.yaml$/)),
    ]),
  );
  const counts = new Map<string, number>();
  for (const word of wordsOf(
    filesBelow(specification.pages)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => readFileSync(file, 'utf8')),
  ))
    if (!others.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 200)
    .map(([word]) => word);
}

describe.each(someOf(Object.keys(beginnings), ['network']))('a site of another name that began with %s', (template) => {
  it('holds no word, no file and no name of the builder’s own site', async () => {
    const site = join(folder, template);
    const content = await siteContent({
      template,
      name: 'Town library',
      slug: 'town-library',
      languages: ['en', 'es'],
      colour: '#7a1fa2',
    });
    for (const [path, bytes] of content) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), bytes);
    }
    const out = join(site, 'dist');
    const { isBuilt } = await buildSite({ pages: join(site, 'pages'), publicFolder: join(site, 'public'), out });
    expect(isBuilt).toBe(true);
    const built = filesBelow(out).filter((file) => !compressed.has(extname(file)));
    const words = ownWords();
    expect(words).toHaveLength(200);
    const said = new Set(
      wordsOf(built.filter((file) => !binary.has(extname(file))).map((file) => readFileSync(file, 'utf8'))),
    );
    expect(words.filter((word) => said.has(word))).toEqual([]);
    // Its name is in no picture and no paper either.
    const bytes = built.map((file) => readFileSync(file, 'latin1')).join('\n');
    expect(bytes).not.toMatch(/relaywell/i);
    const own = new Set([specification.pages, specification.public].flatMap((each) => filesBelow(each)).map(hashOf));
    expect(built.filter((file) => own.has(hashOf(file)))).toEqual([]);
  }, 120_000);
});
