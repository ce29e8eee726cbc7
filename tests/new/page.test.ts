import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot, UsageError } from '#builder/base';
import { addPage, openPageFolder } from '#builder/change';
import { loadChecker, readContent, samplePublicFolder } from '#builder/files';
import { compileContent } from '#engine';
import { copySampleSite } from '../support/content.ts';

let folder = '';
let pages = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  pages = join(folder, 'pages');
  copySampleSite(pages);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Codes of everything that is said about a file, notes included. */
function diagnosticsOf(name: string): string[] {
  const files = readContent(projectRoot, pages, join(projectRoot, samplePublicFolder));
  const { diagnostics } = compileContent(files, loadChecker(projectRoot));
  return diagnostics.filter(({ file }) => file.endsWith(name)).map(({ code }) => code);
}

it.each(['prices', '/our-prices', 'prices.yaml', 'pages/prices.yaml', '2025', 'yes', 'a'])(
  'writes a page that nothing is wrong with: %s',
  (written) => {
    const before = readdirSync(pages);
    const told = addPage(written, openPageFolder(pages));
    const [file = '', ...others] = readdirSync(pages).filter((name) => !before.includes(name));
    expect(others).toEqual([]);
    const name = file.replace('.yaml', '');
    expect(told).toContain(`its address is /${name}`);
    // Nothing leads to the page yet, a title of one letter is short, and its words are samples: notes, the editor's to fix.
    const notes = ['title/length', 'route/unlinked', 'text/sample'];
    expect(diagnosticsOf(file).filter((code) => !notes.includes(code))).toEqual([]);
    expect(diagnosticsOf(file)).toContain('text/sample');
  },
);

it('writes a page in a folder, which may be new', () => {
  const told = addPage('services/for-families', openPageFolder(pages));
  expect(told).toContain('its address is /services/for-families');
  const text = readFileSync(join(pages, 'services/for-families.yaml'), 'utf8');
  expect(text).toMatch(/^title: For families · /m);
  const schema = /\$schema=(\S+)/.exec(text)?.[1] ?? '';
  expect(existsSync(join(pages, 'services', schema))).toBe(true);
  expect(new Set(diagnosticsOf('services/for-families.yaml'))).toEqual(new Set(['route/unlinked', 'text/sample']));
});

it('says in few comments what may be written', () => {
  addPage('prices', openPageFolder(pages));
  const text = readFileSync(join(pages, 'prices.yaml'), 'utf8');
  expect(text).toContain('# What the browser tab and search results show: 10 to 65 characters');
  expect(text).toMatch(/# Also possible: .*\bdrawing\b/);
  expect(text).toMatch(/^# yaml-language-server: \$schema=.*schema\/bundle\.schema\.json$/m);
  expect(text.split('\n').length).toBeLessThan(25);
});

it.each([
  ['../prices', 'small letters'],
  ['services/', 'small letters'],
  ['_services/prices', 'small letters'],
  ['Prices', 'small letters'],
  ['our prices', 'small letters'],
  ['_prices', 'small letters'],
  ['', 'small letters'],
  ['über-uns', 'small letters'],
  ['about', 'exists already'],
  ['about.json', 'exists already'],
])('refuses the name “%s” in a plain line', (written, words) => {
  const before = readdirSync(pages);
  expect(() => addPage(written, openPageFolder(pages))).toThrow(UsageError);
  expect(() => addPage(written, openPageFolder(pages))).toThrow(words);
  expect(readdirSync(pages)).toEqual(before);
});

it.each([
  ['healthz', '/healthz-page'],
  ['404', '/404-page'],
  ['assets/x', '/assets-page/x'],
  ['services/con', '/services/con-page'],
  ['index', '/index-page'],
  ['Über uns', '`uber-uns`'],
  ['a'.repeat(201), 'Write a shorter one'],
  ['old', 'Choose another name, such as `old-page`'],
  ['handbook', '`/handbook-page`'],
  ['guides', '`/guides-page`'],
])('refuses the address of “%s”, which validation would not accept, and says what to write', (written, words) => {
  const site = join(pages, '_site.yaml');
  writeFileSync(
    site,
    `${readFileSync(site, 'utf8').replace(/^redirects:\n(?: .*\n)*/m, '')}\nredirects:\n  /old: /about\n`,
  );
  const publicFolder = join(folder, 'public');
  cpSync(join(projectRoot, samplePublicFolder), publicFolder, { recursive: true });
  mkdirSync(join(publicFolder, 'handbook'));
  writeFileSync(join(publicFolder, 'handbook/index.html'), 'words');
  writeFileSync(join(publicFolder, 'guides'), 'words');
  const before = readdirSync(pages, { recursive: true });
  expect(() => addPage(written, openPageFolder(pages, publicFolder))).toThrow(UsageError);
  expect(() => addPage(written, openPageFolder(pages, publicFolder))).toThrow(words);
  expect(readdirSync(pages, { recursive: true })).toEqual(before);
});

it('refuses the address at which the pages of a language begin', () => {
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  rmSync(join(pages, 'es/home.yaml'), { force: true });
  expect(() => addPage('es', openPageFolder(pages))).toThrow('`es/home.yaml`');
  expect(existsSync(join(pages, 'es.yaml'))).toBe(false);
});

it('refuses an address that another page has taken, and a folder that does not exist', () => {
  const about = join(pages, 'about.yaml');
  writeFileSync(about, `path: /prices\n${readFileSync(about, 'utf8')}`);
  expect(() => addPage('prices', openPageFolder(pages))).toThrow('The address /prices is taken by');
  expect(() => openPageFolder(join(folder, 'none'))).toThrow('There is no folder');
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
