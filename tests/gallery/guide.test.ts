import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { readSchemas } from '../../scripts/generate/bundle.ts';
import { editingGuide } from '../../scripts/generate/editing-guide.ts';
import { mistakesOf, openPageFolder } from '../../scripts/new/page-folder.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { specification } from '../specification/folders.ts';

const docs = join(projectRoot, 'docs');
const guide = readFileSync(join(docs, 'editing.md'), 'utf8');

it('has its generated parts as they are generated now, and names every block', () => {
  const schemas = readSchemas(projectRoot);
  expect(editingGuide(projectRoot, schemas)).toBe(guide);
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
    expect(statSync(join(docs, 'images', name)).size).toBeLessThan(150 * 1024);
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

it('shows YAML that is valid', () => {
  const folder = openPageFolder(specification.pages);
  const blocks = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  expect(blocks.length).toBeGreaterThan(1);
  for (const yaml of blocks) {
    const text = `title: A page of samples\ndescription: A page that is only there to try a section.\n${yaml}`;
    expect(mistakesOf({ file: 'pages/sample.yaml', text }, folder)).toBe('');
  }
});
