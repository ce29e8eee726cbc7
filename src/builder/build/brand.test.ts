import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { fontFolder } from '../base/font-folder.ts';
import { projectRoot } from '../base/project-root.ts';
import { ownFontFile } from '../fonts/font-file.ts';
import { samplePublicFolder } from '../schemas/sample-site.ts';
import { buildSite } from './build-site.ts';

const folder = temporaryFolder();
const publicFolder = join(folder, 'public');
const out = join(folder, 'dist');
let pages = '';

const theme = `colors:
  dark:
    page: '#000033'
  light:
    accent: '#0000aa'
  bold:
    danger: '#600000'
radius:
  md: 0px
font:
  family: Some Letters
  file: /fonts/some-letters.woff2
`;

const brand = `
logo:
  file: /mark.svg
  alt: ""
icons:
  tab: /mark.svg
  touch: /touch.png
  app:
    - /app.png
`;

/** The first bytes of a picture of 192 by 192 pixels, as far as its size is told. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000c0000000c00802000000', 'hex');

async function build(): Promise<void> {
  const { diagnostics, isBuilt } = await buildSite({ pages, out, publicFolder });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(isBuilt).toBe(true);
}

const home = () => readFileSync(join(out, 'index.html'), 'utf8');

beforeAll(() => {
  pages = writeSmallSite(folder, 1);
  cpSync(join(projectRoot, samplePublicFolder), publicFolder, { recursive: true });
  mkdirSync(join(publicFolder, 'fonts'), { recursive: true });
  writeFileSync(join(publicFolder, 'fonts/some-letters.woff2'), '');
  writeFileSync(join(publicFolder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  for (const name of ['touch.png', 'app.png']) writeFileSync(join(publicFolder, name), png);
});
afterAll(() => removeFolder(folder));

describe('a brand comes from the content folder alone', () => {
  it('and without one pages name no picture that is not there', async () => {
    await build();
    expect(home()).not.toMatch(/rel="icon"|apple-touch-icon|data-face/);
    expect(readFileSync(join(out, 'site.webmanifest'), 'utf8')).not.toContain('icons');
    // The builder's letters lie beside it, wherever the site lies.
    for (const name of readdirSync(fontFolder))
      expect(readFileSync(join(out, 'fonts', name))).toEqual(readFileSync(join(fontFolder, name)));
  });

  it('its colours, letters and corners, its mark and its icons', async () => {
    writeFileSync(join(pages, '_theme.yaml'), theme);
    edit(join(pages, '_site.yaml'), /$/, brand);
    await build();
    const html = home();
    expect(html).toContain(':root{--color-accent:#0000aa;--radius-md:0px;--font-sans:');
    expect(html).toMatch(/@media screen\{:root:not\(\[data-theme='light'\]\)[^{]*\{--color-page:#000033\}\}/);
    expect(html).toContain('--color-danger:#600000}');
    expect(html).toContain('data-face="url(/fonts/some-letters.woff2)"');
    expect(html).toMatch(/<script>[^<]*Some Letters[^<]*<\/script>/);
    expect(html).not.toContain('instrument-sans');
    expect(readdirSync(join(out, 'fonts')).filter((name) => !/\.(br|gz)$/.test(name))).toEqual(['some-letters.woff2']);
    expect(html).toContain('<link rel="icon" href="/mark.svg" type="image/svg+xml">');
    expect(html).toContain('<img src="/mark.svg" alt="" width="54" height="27"/>');
    expect(html).toContain('"logo":"https://sample.example/app.png"');
    expect(JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8'))).toMatchObject({
      theme_color: '#000033',
      icons: [{ src: '/app.png', sizes: '192x192' }],
    });
    expect(readdirSync(out)).not.toContain('_theme');
  });

  it('further files of its letters, as far as a page needs them', async () => {
    const fonts = {
      main: ownFontFile,
      further: join(projectRoot, 'schema/sample-site/_public/fonts/bitter-5.3.0.woff2'),
    };
    for (const [name, file] of Object.entries(fonts)) cpSync(file, join(publicFolder, `fonts/${name}.woff2`));
    edit(join(pages, '_theme.yaml'), /file: .*/, 'file: /fonts/main.woff2\n  more: [/fonts/further.woff2]');
    await build();
    const [, faces = ''] = /data-faces="([^"]*)"/.exec(home()) ?? [];
    expect(JSON.parse(faces.replaceAll('&quot;', '"'))).toEqual([
      [
        'Some Letters',
        'url(/fonts/further.woff2)',
        expect.objectContaining({ unicodeRange: expect.stringMatching(/^U\+/) }),
      ],
    ]);
    expect(home()).toMatch(/data-font="\/assets\/faces-/);
    expect(home()).toContain("font-face{font-family:'Fitted'");
    edit(join(pages, '_theme.yaml'), /\n {2}more: .*/, '');
    await build();
    expect(home()).not.toMatch(/faces/);
    expect(readdirSync(join(out, 'assets')).filter((name) => name.startsWith('faces'))).toEqual([]);
  });

  it('a page that was kept from before has it too', async () => {
    edit(join(pages, '_theme.yaml'), '#000033', '#000044');
    await build();
    expect(readFileSync(join(out, 'page-1/index.html'), 'utf8')).toContain('--color-page:#000044');
  });
});
