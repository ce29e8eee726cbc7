import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { compileContent } from '#engine';
import { contrast, contrastPairs, type ThemeSource } from '#kit/model';
import { removeFolder, temporaryFolder } from '../../../../tests/support/content.ts';
import { randomFrom } from '../../../../tests/support/random.ts';
import { projectRoot } from '../../base/project-root.ts';
import { UsageError } from '../../base/usage-error.ts';
import { readContent } from '../../files/read-content.ts';
import { loadChecker } from '../../schemas/load-checker.ts';
import { askedSite, withAnswers } from './ask-site.ts';
import { brandColors } from './brand.ts';
import { newSite } from './new-site.ts';
import { projectFiles } from './project-files.ts';
import { siteContent } from './site-content.ts';
import { beginnings, clonedFiles, textIn } from './template-files.ts';

const wishes = {
  template: 'empty',
  name: 'Town library',
  slug: 'town-library',
  languages: undefined,
  colour: undefined,
};
const checker = loadChecker(projectRoot);

/** What validation says of content that stands in a folder of its own. */
function found(files: ReadonlyMap<string, string | Buffer>): string[] {
  const site = temporaryFolder();
  onTestFinished(() => removeFolder(site));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  const content = readContent(site, join(site, 'pages'), join(site, 'public'));
  return compileContent(content, checker, { now: Date.now() }).diagnostics.map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

describe.each(Object.keys(beginnings))('a site that begins with %s', (template) => {
  it.each([['en', 'es'], ['en'], ['es']])(
    'has nothing to be told of in %s, under a name with signs that YAML knows',
    async (...languages) => {
      const name = 'Bücher: #1 & "mehr"';
      const files = await siteContent({ ...wishes, template, name, slug: 'buecher', languages, colour: '#f2c200' });
      expect(found(files)).toEqual([]);
      expect(parse(textIn(files, 'pages/_site.yaml'))).toMatchObject({
        product: { name, slug: 'buecher' },
        language: languages[0],
        url: 'https://buecher.example',
      });
      const others = languages.slice(1);
      expect([...files.keys()].some((path) => path.startsWith('pages/es/'))).toBe(others.includes('es'));
    },
  );

  it('says which languages it has, where another is asked for', async () => {
    await expect(siteContent({ ...wishes, template, languages: ['es', 'en'] })).rejects.toThrow(/`en,es`, `en`, `es`/);
  });
});

it('a beginning that isn’t there, and a colour that is none, are told', async () => {
  await expect(siteContent({ ...wishes, template: 'harbour' })).rejects.toThrow(/empty .*\n.*workshop.*\n.*network/);
  await expect(siteContent({ ...wishes, colour: 'red' })).rejects.toThrow(/#1f5fbf/);
});

it('any colour can be read on every ground, and whatever stands on it', async () => {
  const { colors = {} } = parse(textIn(await siteContent(wishes), 'pages/_theme.yaml')) as ThemeSource;
  const below = randomFrom(7);
  for (let round = 0; round < 300; round += 1) {
    const brand = `#${below(0x1000000).toString(16).padStart(6, '0')}`;
    for (const [name, palette] of Object.entries(brandColors(colors, brand)))
      for (const pair of contrastPairs) {
        const [one, other] = [palette[pair.above], palette[pair.below]];
        if (one && other)
          expect(contrast(one, other), `${brand}: ${name} ${pair.above}`).toBeGreaterThanOrEqual(pair.least);
      }
  }
});

it('what isn’t said is asked for, and only that; where nobody answers, what is usual is taken', async () => {
  const asked: string[] = [];
  const given = await withAnswers({ folder: 'library', colour: '#7a1fa2' }, async (question, otherwise) => {
    asked.push(question);
    return question.startsWith('Its languages') ? 'es, en' : otherwise;
  });
  expect(asked).toHaveLength(3);
  expect(given).toMatchObject({ template: 'empty', name: undefined, languages: ['es', 'en'], colour: '#7a1fa2' });
  expect(await askedSite({ folder: 'library' })).toMatchObject({ template: 'empty', languages: undefined });
  const { language, languages } = parse(textIn(await siteContent(wishes), 'pages/_site.yaml'));
  expect({ language, languages }).toEqual({ language: 'en', languages: undefined });
});

it('the content of a clone is taken as it is, its public files beside its pages', () => {
  const clone = temporaryFolder();
  onTestFinished(() => removeFolder(clone));
  expect(() => clonedFiles(clone)).toThrow(UsageError);
  for (const name of ['pages/es', 'pages/_media', 'public/images', 'src'])
    mkdirSync(join(clone, name), { recursive: true });
  const files = ['pages/home.yaml', 'pages/es/home.yaml', 'pages/_media/a.png', 'public/images/b.svg'];
  for (const name of [...files, 'src/code.ts']) writeFileSync(join(clone, name), name);
  const taken = clonedFiles(clone);
  expect([...taken.keys()].sort()).toEqual(files.toSorted());
  expect(String(taken.get('public/images/b.svg'))).toBe('public/images/b.svg');
});

it('nothing is written where something is, and nowhere without a packed builder', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  await expect(newSite({ ...wishes, folder, from: undefined })).rejects.toThrow(UsageError);
});

it('what stands beside its pages is short', () => {
  const files = projectFiles({ builder: 'b', version: '1.0.0' }, { name: 'Town library', slug: 'town-library' });
  const lines = (path: string) => textIn(files, path).trim().split('\n').length;
  expect(lines('README.md')).toBeLessThanOrEqual(10);
  expect(lines('Dockerfile')).toBeLessThanOrEqual(12);
  expect(lines('.github/workflows/check.yml')).toBeLessThanOrEqual(25);
  expect(JSON.parse(textIn(files, 'package.json'))).toMatchObject({ dependencies: { b: '1.0.0' }, private: true });
});
