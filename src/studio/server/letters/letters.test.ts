import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { decompress } from 'wawoff2';
import { fontFolder } from '#builder/base';
import { fontInfo } from '#builder/files';
import { removeFolder, temporaryFolder } from '../../../../tests/support/content.ts';
import { startRegistry } from '../../../../tests/support/registry.ts';
import { bringLetters } from './bring-letters.ts';
import { takeLetters } from './take-letters.ts';

const [plain = '', italic = ''] = ['instrument-sans-5.3.0.woff2', 'instrument-sans-italic-5.3.0.woff2'].map((name) =>
  join(fontFolder, name),
);

function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

describe('letters that everybody may use', () => {
  const manifest = { name: '@fontsource-variable/test-letters', version: '1.0.0' };
  const letters = { name: 'Test Letters', version: '1.0.0' };

  /** A package of letters, packed. */
  function packedLetters(): { file: string; integrity: string } {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'package/files'), { recursive: true });
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package/LICENSE'), 'Free for everybody.');
    for (const set of ['latin', 'latin-ext', 'cyrillic', 'greek'])
      cpSync(plain, join(folder, `package/files/test-letters-${set}-wght-normal.woff2`));
    cpSync(italic, join(folder, 'package/files/test-letters-latin-wght-italic.woff2'));
    execFileSync('tar', ['-czf', 'letters.tgz', 'package'], { cwd: folder });
    const file = join(folder, 'letters.tgz');
    const sum = createHash('sha512').update(readFileSync(file)).digest('base64');
    return { file, integrity: `sha512-${sum}` };
  }

  /** A registry that npm asks until the test has ended, with nothing kept of other ones. */
  async function useRegistry(file: string): Promise<{ stop: () => void }> {
    const registry = await startRegistry(manifest, { '1.0.0': file });
    const before = { registry: process.env['npm_config_registry'], cache: process.env['npm_config_cache'] };
    Object.assign(process.env, { npm_config_registry: registry.url, npm_config_cache: emptyFolder() });
    onTestFinished(() => {
      registry.stop();
      for (const [name, value] of Object.entries(before))
        if (value === undefined) delete process.env[`npm_config_${name}`];
        else process.env[`npm_config_${name}`] = value;
    });
    return registry;
  }

  it('come with their licence, with the sets that the languages of the site need', async () => {
    const { file, integrity } = packedLetters();
    await useRegistry(file);
    const publicFolder = emptyFolder();
    expect(await bringLetters({ ...letters, integrity }, ['en', 'bg'], publicFolder)).toEqual({
      family: 'Test Letters',
      file: '/fonts/test-letters-1.0.0-latin.woff2',
      more: [
        '/fonts/test-letters-1.0.0-latin-ext.woff2',
        '/fonts/test-letters-1.0.0-cyrillic.woff2',
        '/fonts/test-letters-1.0.0-latin-italic.woff2',
      ],
    });
    expect(readFileSync(join(publicFolder, 'fonts/test-letters-1.0.0-latin.woff2'))).toEqual(readFileSync(plain));
    expect(readFileSync(join(publicFolder, 'fonts/test-letters-1.0.0-licence.txt'), 'utf8')).toBe(
      'Free for everybody.',
    );
    expect(readdirSync(join(publicFolder, 'fonts'))).toHaveLength(5);
  });

  it('are not taken where they are others than were looked at, or can’t be had', async () => {
    const { file, integrity } = packedLetters();
    const registry = await useRegistry(file);
    const publicFolder = emptyFolder();
    const refused = { refused: 'Test Letters can’t be fetched now. Try it again once this computer is online.' };
    const other = `sha512-${createHash('sha512').update('other').digest('base64')}`;
    expect(await bringLetters({ ...letters, integrity: other }, ['en'], publicFolder)).toEqual({
      refused: 'What came for Test Letters is not what was looked at, so it was not taken.',
    });
    registry.stop();
    process.env['npm_config_cache'] = emptyFolder();
    expect(await bringLetters({ ...letters, integrity }, ['en'], publicFolder)).toEqual(refused);
    expect(readdirSync(publicFolder)).toEqual([]);
  });

  it('go through no link that leads elsewhere', async () => {
    const { file, integrity } = packedLetters();
    await useRegistry(file);
    const [publicFolder, elsewhere] = [emptyFolder(), emptyFolder()];
    symlinkSync(elsewhere, join(publicFolder, 'fonts'));
    expect(await bringLetters({ ...letters, integrity }, ['en'], publicFolder)).toEqual({
      refused: expect.stringContaining('a link stands in its way'),
    });
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe('letters of somebody’s computer', () => {
  it.each([
    ['as the web has them', 'Fancy Sans-Regular.woff2', (bytes: Buffer) => bytes],
    [
      'as computers have them',
      'FancySans-VariableFont_wght.ttf',
      async (bytes: Buffer) => Buffer.from(await decompress(bytes)),
    ],
  ])('are taken %s', async (_, name, made) => {
    const publicFolder = emptyFolder();
    const taken = await takeLetters(name, await made(readFileSync(plain)), publicFolder);
    expect(taken).toEqual({
      family: expect.stringMatching(/^Fancy ?Sans$/),
      file: expect.stringMatching(/^\/fonts\/fancy-?sans.*-\w{8}\.woff2$/i),
    });
    const file = 'file' in taken ? taken.file : '';
    expect(fontInfo(readFileSync(join(publicFolder, file)))).toEqual(fontInfo(readFileSync(plain)));
  });

  it('of one family are called the same, whichever of its files they are', async () => {
    const publicFolder = emptyFolder();
    const names = ['FancySans-Regular.woff2', 'FancySans-BoldItalic.woff2', 'FancySans_Italic_VariableFont_wght.woff2'];
    const families = await Promise.all(
      names.map(async (name) => {
        const taken = await takeLetters(name, readFileSync(plain), publicFolder);
        return 'family' in taken && taken.family;
      }),
    );
    expect(families).toEqual(['FancySans', 'FancySans', 'FancySans']);
  });

  it.each([
    ['no letters', Buffer.from('Dear Sir or Madam')],
    ['cut off', readFileSync(plain).subarray(0, 2000)],
    ['a start alone', Buffer.from('\0\u0001\0\0')],
    ['nothing', Buffer.alloc(0)],
  ])('are refused: %s', async (_, bytes) => {
    const publicFolder = emptyFolder();
    expect(await takeLetters('letters.ttf', bytes, publicFolder)).toEqual({
      refused: expect.stringContaining('There are no letters in this file.'),
    });
    expect(readdirSync(publicFolder)).toEqual([]);
  });
});
