import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { isScalar, parseDocument, visit } from 'yaml';
import {
  exampleSiteFolder,
  loadChecker,
  loadSampleSite,
  loadSampleTemplates,
  samplePublicFolder,
} from '#builder/files';
import { loadGallery } from '#builder/generate';
import { fallbacksOf, type PictureOrder } from '#engine';
import { mediaFolder } from '#engine/base';
import { markSamples } from '#engine/refactor';
import type { Page, Site } from '#kit/model';
import type { PaletteBlock, PaletteContent, PaletteExample, Reference } from '../palette/types.ts';

/** Names of fields whose value names something of the site. */
const kinds: Readonly<Record<string, Reference['kind']>> = {
  link: 'link',
  below: 'link',
  dialog: 'dialog',
  form: 'form',
  inquiryType: 'inquiryType',
  file: 'file',
  dark: 'file',
  download: 'download',
};

/**
 * What the Studio's palette shows, from the block folders below `root`: each block with its examples, as they are written and as
 * they look. Pictures are part of it, for the editor's site has others.
 */
export function paletteContent(root: string): PaletteContent {
  const gallery = loadGallery(root);
  const checker = loadChecker(root);
  const templates = loadSampleTemplates(root, checker);
  const pictures = [loadSampleSite(root, checker), ...templates].flatMap((each) => each.pictures);
  const addressed = withPictures(root, pictures);
  const blocks = gallery.blocks.map(
    ({ type, about, words, examples }): PaletteBlock => ({
      type,
      about,
      words,
      examples: examples.map(({ name, about: says, yaml, page }) => ({
        name,
        about: says,
        ...exampleOf(markSamples(yaml, checker)),
        sections: addressed(page.sections.slice(-1)),
      })),
    }),
  );
  const shown = [...templates, ...gallery.blocks.flatMap(({ examples }) => examples)];
  const forms = Object.assign({}, ...shown.map(({ page }) => page.forms));
  const page: Page = { path: '/', title: '', description: '', sections: [], forms };
  return {
    site: addressed<Site>(gallery.site),
    page,
    blocks,
    templates: templates.map(({ page: { sections }, pictures: _, ...template }) => ({
      ...template,
      sections: addressed(sections),
    })),
  };
}

function exampleOf(yaml: string): Pick<PaletteExample, 'text' | 'value' | 'references'> {
  const text = withoutName(yaml);
  const [value] = parseDocument(text).toJS() as [Record<string, unknown>];
  return { text, value, references: referencesIn(text) };
}

/** A section without the short name that links know it by: a page has each name once. */
function withoutName(yaml: string): string {
  return yaml.replace(/^ {4}id: .*\n/m, '');
}

/** Where a text refers to something that another site may not have: fields that name it, and links inside of texts. */
export function referencesIn(text: string): Reference[] {
  const found: Reference[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const kind = kinds[String(key.value)];
      const [start, end] = value.range;
      const begins = text.indexOf(value.value, start);
      if (kind === undefined || begins < 0 || begins > end) return;
      const isPublic = kind === 'file' && value.value.startsWith('/');
      const own = isPublic ? 'image' : kind;
      found.push({ kind: own, start: begins, end: begins + value.value.length, value: value.value });
    },
  });
  for (const { index, 1: value = '' } of text.matchAll(/\]\((\/[^()\s]*)\)/g))
    found.push({ kind: 'link', start: index + 2, end: index + 2 + value.length, value });
  return found.toSorted((one, other) => one.start - other.start);
}

/** Puts the pictures of the examples into what shows them. */
function withPictures(root: string, orders: readonly PictureOrder[]): <Data>(data: Data) => Data {
  const files = new Map(
    orders.flatMap((order) =>
      fallbacksOf(order).map((path) => [`/${path}`, join(root, exampleSiteFolder, mediaFolder, order.file)]),
    ),
  );
  return (data) => {
    if (data === undefined) return data;
    const text = JSON.stringify(data, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('src' in value) || typeof value.src !== 'string')
        return value;
      const { stem: _stem, src, ...shown } = { stem: undefined, ...value, src: value.src };
      const file = files.get(src) ?? join(root, samplePublicFolder, src);
      return { ...shown, src: src.startsWith('data:') ? src : dataAddress(file) };
    });
    return JSON.parse(text) as typeof data;
  };
}

/** A file as an address that holds it; an address of nothing where it can't be read. */
function dataAddress(file: string): string {
  const type = getMimeType(file);
  try {
    return type === undefined ? 'data:,' : `data:${type};base64,${readFileSync(file).toString('base64')}`;
  } catch {
    return 'data:,';
  }
}
