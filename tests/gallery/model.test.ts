// Renders React as it is built.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { mistakesOf, openPageFolder } from '#builder/change';
import { readExamples, samplePublicFolder } from '#builder/files';
import { exampleTexts, galleryDocument, galleryLook, loadGallery, withPublicBase } from '#builder/generate';
import { drawings, icons, matches, registry, searchWords } from '#kit';
import type { GalleryRoute } from '#kit/gallery';
import { allRoutes, baseOf, fileOf, renderRoute } from '#kit/gallery/server';
import { themes, tokens } from '#kit/theme';
import { someOf } from '../support/extent.ts';

const gallery = loadGallery(projectRoot);
const documentOf = (route: GalleryRoute, theme?: Parameters<typeof galleryLook>[0]): string => {
  const rendered = renderRoute(gallery, route);
  const look = galleryLook(theme, new Map());
  return rendered ? galleryDocument(route, rendered, { publicBase: '/', script: '/s.js', scriptType: '', look }) : '';
};

it('shows every block of the registry and every block folder', () => {
  const types = gallery.blocks.map(({ type }) => type);
  const folders = readdirSync(join(projectRoot, 'src/kit/blocks'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(types).toEqual(Object.keys(registry).sort());
  expect(types).toEqual(folders.map(({ name }) => name).sort());
  const home = documentOf({ kind: 'home' });
  for (const { type, about } of gallery.blocks) {
    expect(about.length).toBeGreaterThan(20);
    expect(home).toContain(`href="${fileOf({ kind: 'block', type })}"`);
  }
});

it('shows the examples as the site looks that it is shown for: in its colours, its letters and its first theme', () => {
  const page = documentOf(
    { kind: 'example', type: 'prose', name: 'plain' },
    {
      default: 'light',
      colors: { light: { accent: '#7a1f5c' } },
      font: { family: 'Faustina', file: '/fonts/faustina.woff2' },
    },
  );
  expect(page).toContain("localStorage.getItem('theme')??'light'");
  expect(page).toContain(':root{--color-accent:#7a1f5c;');
  expect(page).toContain("@font-face{font-family:'Faustina';src:url(/fonts/faustina.woff2)");
});

describe.each(someOf(gallery.blocks, gallery.blocks.slice(0, 10)))('$type', ({ type, fields, examples }) => {
  const page = documentOf({ kind: 'block', type });

  it('has every field in its table, with what it is for and what may be written', () => {
    expect(fields.length).toBeGreaterThan(2);
    for (const { path, about, kind, choices } of fields) {
      expect(page).toContain(`id="field-${path.join('.')}"`);
      expect({ path, about: about.length > 5, kind: kind.length > 3 }).toEqual({ path, about: true, kind: true });
      for (const choice of choices) expect(page).toContain(`<code>${choice}</code>`);
    }
  });

  it('shows every example at work, alone, with the section it is made of', () => {
    const sources = readExamples(projectRoot, type);
    expect(examples.map(({ name }) => name)).toEqual(Object.keys(sources));
    for (const { name } of examples) {
      expect(page).toContain(`src="../examples/${type}/${name}.html"`);
      expect(documentOf({ kind: 'example', type, name })).toContain(`data-block="${type}"`);
    }
  });

  it('gives YAML that can be put into a page as it stands', () => {
    const folder = openPageFolder(join(projectRoot, 'schema/example-site'), join(projectRoot, samplePublicFolder));
    const sources = readExamples(projectRoot, type);
    for (const { name, yaml } of examples) {
      expect(parse(`sections:\n${yaml}`)).toEqual({ sections: [sources[name]?.block] });
      const hero = type === 'hero' ? '' : '  - type: hero\n    heading: One\n';
      const text = `title: A page of samples\ndescription: A page that is only there to try a section.\nsections:\n${hero}${yaml}\n`;
      expect({ name, mistakes: mistakesOf({ file: 'page.yaml', text }, folder) }).toEqual({ name, mistakes: '' });
    }
  });
});

it('keeps comments, quotes and inner lists of the YAML of an example', () => {
  const text =
    'one:\n  description: A.\n  block:\n    type: prose # the block\n    points:\n      - "a"\n\n    text: |\n      Two\n      lines\ntwo:\n  description: B.\n  block: { type: prose }\n';
  expect([...exampleTexts(text)]).toEqual([
    ['one', '  - type: prose # the block\n    points:\n      - "a"\n\n    text: |\n      Two\n      lines'],
    ['two', '  - { type: prose }'],
  ]);
});

it('shows every token, icon and drawing, and every contrast that is needed is there', () => {
  const shown = documentOf({ kind: 'design', topic: 'tokens' });
  for (const colors of Object.values(themes))
    for (const value of Object.values(colors)) expect(shown).toContain(`<small>${value}</small>`);
  const { fixed: _, ...groups } = tokens;
  for (const [group, values] of Object.entries(groups))
    for (const name of Object.keys(values)) expect(shown.replaceAll('<!-- -->', '')).toContain(`${group}-${name}`);
  expect(shown).toContain(': 1</td>');
  expect(shown).not.toContain('data-verdict="too-little"');
  const drawn = documentOf({ kind: 'design', topic: 'drawings' });
  for (const name of [...Object.keys(icons), ...Object.keys(drawings)]) expect(drawn).toContain(`<code>${name}</code>`);
});

it('leads only to documents that exist', () => {
  const files = allRoutes(gallery).map(fileOf);
  expect(new Set(files).size).toBe(files.length);
  for (const route of allRoutes(gallery)) {
    if (route.kind === 'example') continue;
    const html = documentOf(route).split('</style>')[1] ?? '';
    const links = [...html.matchAll(/(?:href|src)="([^"#:]+\.html)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(files).toContain(new URL(link, `http://x/${fileOf(route)}`).pathname.slice(1));
    expect(baseOf(route)).toMatch(/^\.\.?\//);
  }
});

it('finds nothing at names that do not exist, and moves pictures below a folder', () => {
  expect(renderRoute(gallery, { kind: 'block', type: 'none' })).toBeUndefined();
  expect(renderRoute(gallery, { kind: 'example', type: 'hero', name: 'none' })).toBeUndefined();
  expect(withPublicBase({ image: { src: '/images/a.svg' }, href: '/about' }, '../')).toEqual({
    image: { src: '../images/a.svg' },
    href: '/about',
  });
});

it('finds blocks by what people call them', () => {
  const found = (query: string) =>
    gallery.blocks.filter((block) => matches(query, searchWords(block))).map(({ type }) => type);
  expect(found('faq')).toEqual(['accordion']);
  expect(found('how it works')).toContain('steps');
  expect(found('Call to action')).toContain('call-to-action');
  for (const word of ['quote', 'prices', 'team', 'logos', 'numbers']) expect(found(word)).not.toEqual([]);
});

it('searches by words in any order and case', () => {
  expect(matches('TYPE inq', 'items inquiryType The kind of inquiry')).toBe(true);
  expect(matches('type quote', 'items inquiryType')).toBe(false);
  expect(matches('', 'anything')).toBe(true);
});
