import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compileContent } from '#engine';
import { specification } from '../../../tests/specification/folders.ts';
import { copySampleSite, edit, removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { projectRoot } from '../base/project-root.ts';
import { readContent } from '../files/read-content.ts';
import { editingGuide } from '../generate/editing-guide.ts';
import { readSchemas } from '../schemas/bundle.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { addPage } from './new-page.ts';
import { mistakesOf, openPageFolder } from './page-folder.ts';

const docs = join(projectRoot, 'docs');
const guide = readFileSync(join(docs, 'editing.md'), 'utf8');

it('has its generated parts as they are generated now, and names every block', () => {
  const schemas = readSchemas(projectRoot);
  expect(editingGuide(projectRoot, schemas, loadChecker(projectRoot))).toBe(guide);
  for (const type of Object.keys(schemas.blocks)) expect(guide).toContain(`| \`${type}\` |`);
});

it('shows pictures that are there, small, with words for those who cannot see them', () => {
  const shown = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }));
  expect(shown.length).toBeGreaterThan(2);
  for (const { alt, file } of shown) {
    expect(alt.length).toBeGreaterThan(20);
    expect(existsSync(join(docs, file))).toBe(true);
  }
  for (const name of readdirSync(join(docs, 'images'))) {
    // A film is many pictures.
    const most = name.endsWith('.gif') ? 512 : 150;
    expect(statSync(join(docs, 'images', name)).size).toBeLessThan(most * 1024);
    expect(imageSize(readFileSync(join(docs, 'images', name))).width).toBeLessThanOrEqual(1200);
  }
});

it('leads to headings and files that exist', () => {
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...guide.matchAll(/(?<!!)\[[^\]]*\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    if (link.startsWith('#')) expect(headings).toContain(link.slice(1));
    else if (!/^(https?:|\/)/.test(link)) expect(existsSync(join(docs, link.split('#')[0] ?? '')), link).toBe(true);
  }
});

const snippets = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
const snippet = (start: string): string => {
  const found = snippets.find((yaml) => yaml.trimStart().startsWith(start));
  if (found === undefined) throw new Error(`The guide shows no YAML that begins with ${start}`);
  return found;
};

it('shows YAML that is valid', () => {
  const folder = openPageFolder(specification.pages);
  const pages = snippets.filter((yaml) => yaml.startsWith('sections:'));
  expect(pages.length).toBeGreaterThan(1);
  for (const yaml of pages) {
    const text = `title: A page of samples\ndescription: A page that is only there to try a section.\n${yaml}`;
    expect(mistakesOf({ file: 'pages/sample.yaml', text }, folder)).toBe('');
  }
});

it('leads to a page in the menu, to a renamed page with its old address alive, and to a picture', () => {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  const publicFolder = join(folder, 'public');
  copySampleSite(pages);
  const errors = () => {
    const files = readContent(folder, pages, publicFolder);
    const { diagnostics } = compileContent(files, loadChecker(projectRoot));
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, code }) => `${file} ${code}`);
  };
  try {
    addPage('prices', openPageFolder(pages));
    edit(join(pages, '_site.yaml'), /^navigation:\n(?:[ ].*\n)+/m, snippet('navigation:'));
    expect(errors()).toEqual([]);

    renameSync(join(pages, 'prices.yaml'), join(pages, 'costs.yaml'));
    expect(errors()).toEqual(['pages/_site.yaml link/unknown-page']);
    edit(join(pages, '_site.yaml'), '/prices', '/costs');
    writeFileSync(join(pages, '_site.yaml'), snippet('redirects:'), { flag: 'a' });
    expect(errors()).toEqual([]);

    writeFileSync(join(pages, 'costs.yaml'), snippet('- type: people'), { flag: 'a' });
    expect(errors()).toEqual(['pages/costs.yaml image/missing']);
    const [, picture = ''] = /file: ([^,]+),/.exec(snippet('- type: people')) ?? [];
    mkdirSync(dirname(join(publicFolder, picture)), { recursive: true });
    writeFileSync(join(publicFolder, picture), PNG.sync.write(new PNG({ width: 8, height: 8 })));
    expect(errors()).toEqual([]);
  } finally {
    removeFolder(folder);
  }
});
