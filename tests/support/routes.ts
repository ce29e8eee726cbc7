import { inject } from 'vitest';
import { sitePaths } from '#builder/base';

/** The addresses of the frozen site, as its sitemap lists them. */
export async function sitemapPaths(): Promise<string[]> {
  return sitePaths(inject('sites').frozen);
}

/** A few addresses that show every block between them: again and again the one that adds most. */
export async function pathsOfAllBlocks(): Promise<string[]> {
  const paths = await sitemapPaths();
  const missing = new Map<string, Set<string>>();
  for (const path of paths) missing.set(path, new Set((await sectionsOf(path)).map(({ type }) => type)));
  const chosen: string[] = [];
  for (;;) {
    const [[path, types] = ['', new Set<string>()]] = [...missing].sort(([, one], [, other]) => other.size - one.size);
    if (types.size === 0) return chosen.sort();
    chosen.push(path);
    const shown = [...types];
    for (const left of missing.values()) for (const type of shown) left.delete(type);
  }
}

async function sectionsOf(path: string): Promise<{ type: string }[]> {
  const response = await fetch(`${inject('sites').frozen}${path === '/' ? '' : path}/page.json`);
  const { page } = (await response.json()) as { page: { sections: { type: string }[] } };
  return page.sections;
}

/** Every text of a page's data that a visitor reads: headings, paragraphs, labels and figures. */
export async function wordsOf(path: string): Promise<string[]> {
  return wordsIn(await sectionsOf(path), '');
}

/** Fields that are no words of the page: names of things, and what only a calculation or a machine reads. */
const notWords =
  /^(type|id|name|kind|variant|size|background|icon|drawing|status|mark|form|inquiryType|filters|result|send|default|date|value|src|alt|href|formula|format|showWhen|layout|x|y|from|to|via|options)$/;

function wordsIn(value: unknown, field: string): string[] {
  if (typeof value === 'string') return notWords.test(field) || value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => wordsIn(inner, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'results' ? [] : wordsIn(inner, name)));
}

/** A text without its white space, without the signs that hold a line together, and in small letters: breaks and capitals by style make no difference. */
export function bare(text: string): string {
  return text.replaceAll(/[\s\u2060]+/g, '').toLowerCase();
}
