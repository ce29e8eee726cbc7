// In a process of its own: the code of a site is taken in once for all that a process does.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, loadSampleSite, readContent } from '#builder/files';
import { loadOwnCode } from '#builder/render';
import { compileContent } from '#engine';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';

const folders: string[] = [];
const emptySite = newSite({});
afterEach(() => loadOwnCode(emptySite));
afterAll(() => folders.forEach(removeFolder));

/** A site with checks of its own, by their file's name. */
function newSite(checks: Record<string, string>): string {
  const site = temporaryFolder();
  folders.push(site);
  writeSmallSite(site, 1);
  mkdirSync(join(site, 'checks'));
  for (const [name, text] of Object.entries(checks)) writeFileSync(join(site, 'checks', name), text);
  return site;
}

/** What is found in a site by its own checks. */
async function found(site: string) {
  await loadOwnCode(site);
  const files = readContent(site, join(site, 'pages'), join(site, 'public'));
  const { diagnostics } = compileContent(files, loadChecker(projectRoot));
  return diagnostics.filter(({ code }) => code.startsWith('own/'));
}

const words = `
import { word } from './words';
type Content = { texts: { text: string; path: (string | number)[] }[] };
export const check = ({ texts }: Content) => texts.flatMap(({ text, path }) => text.includes(word)
  ? [{ path, words: word, severity: 'error', message: 'This is jargon.', help: 'Say it plainly.' }] : []);`;

it('a check is told the texts of a page as they are written, and what it finds stands at its place', async () => {
  const site = newSite({ 'no-jargon.ts': words });
  mkdirSync(join(site, 'checks/words'));
  writeFileSync(join(site, 'checks/words/index.ts'), "export const word = 'is only there to be built';");
  const [one, ...others] = await found(site);
  const text = readFileSync(join(site, 'pages/page-1.yaml'), 'utf8').split('\n');
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    file: 'pages/page-1.yaml',
    severity: 'error',
    code: 'own/no-jargon',
    message: 'This is jargon.',
    help: 'Say it plainly.',
  });
  const line = text[(one?.line ?? 0) - 1];
  expect(line?.slice((one?.column ?? 0) - 1, (one?.endColumn ?? 0) - 1)).toBe('is only there to be built');
  edit(join(site, 'checks/words/index.ts'), 'is only there to be built', 'is nowhere');
  expect(await found(site)).toEqual([]);
  expect(readdirSync(join(site, '.pagewright'))).toHaveLength(1);
});

it('it is told the compiled page with the places of its sections, and the figures', async () => {
  const check = `export const check = ({ page, sections, facts }) => page.path !== '/page-1' ? [] : [
    { path: sections[1].path, severity: 'note', message: sections[1].section.type + ' ' + Object.keys(facts).length },
    { severity: 'warning', message: page.title }];`;
  const notes = await found(newSite({ 'sections.js': check }));
  expect(notes).toMatchObject([
    { line: 1, severity: 'warning', message: 'Page 1 of a small site' },
    { severity: 'note', message: expect.stringMatching(/^[a-z-]+ [1-9]\d*$/) },
  ]);
  expect(notes[1]?.line).toBeGreaterThan(3);
});

it('one that fails, or gives something else, is told on the first line of each page', async () => {
  const site = newSite({
    'broken.ts': 'export const check = () => { throw new Error("no such thing"); };',
    'odd.ts': 'export const check = () => [{ message: "What?" }];',
  });
  const messages = (await found(site)).filter(({ file }) => file.endsWith('page-1.yaml')).map(({ message }) => message);
  expect(messages).toEqual([
    'The check `own/broken` fails: no such thing.',
    'The check `own/odd` fails: what it finds needs a `message` and a `severity`: error, warning or note.',
  ]);
});

it('pages with mistakes are not shown to it, and neither are the examples of blocks', async () => {
  const site = newSite({ 'all.ts': "export const check = () => [{ severity: 'error', message: 'No.' }];" });
  edit(join(site, 'pages/page-1.yaml'), 'sections:', 'sektions:');
  expect((await found(site)).map(({ file }) => file)).not.toContain('pages/page-1.yaml');
  expect(() => loadSampleSite(projectRoot, loadChecker(projectRoot))).not.toThrow();
});

it.each([
  [{ 'No_Jargon.ts': words }, "`checks/No_Jargon.ts` can't be a check's name"],
  [{ 'none.ts': 'export const other = 1;' }, '`checks/none.ts` gives out no `check`'],
  [{ 'slip.ts': 'export const check = (' }, "The site's own code can't be compiled."],
])('%o is refused in words', async (checks, message) => {
  await expect(loadOwnCode(newSite(checks as Record<string, string>))).rejects.toThrow(message);
});
