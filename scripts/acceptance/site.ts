import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent } from '#engine';
import type { Page, Site } from '#kit/model';
import { allAsTyped } from './as-typed.ts';

/** Something with a `type`: a section, or a block within one. */
export type Block = { type: string; [field: string]: unknown };

/** A page as a visitor reads it: its words, and its blocks with those inside of others. */
export type ReadPage = Page & { words: string; blocks: Block[] };

/** A content folder as far as the specification speaks of it. */
export type ReadSite = {
  site: Site;
  pages: ReadonlyMap<string, ReadPage>;
  /** The value of each fact, by its name. */
  facts: ReadonlyMap<string, string>;
};

/** Reads and compiles a content folder, its words as they are typed. Pages with mistakes are left out. */
export function readAcceptanceSite(pagesFolder: string, publicFolder: string): ReadSite {
  const content = compileContent(readContent(projectRoot, pagesFolder, publicFolder), loadChecker(projectRoot));
  const { site, placeholders } = content.context;
  const pages = content.pages.flatMap(({ page: found }) => {
    if (!found) return [];
    const page = allAsTyped(found);
    return [[page.path, { ...page, words: wordsIn(page.sections), blocks: blocksIn(page.sections) }] as const];
  });
  const facts = [...placeholders].filter(([name]) => name.startsWith('facts.'));
  return {
    site: allAsTyped(site),
    pages: new Map(pages),
    facts: new Map(facts.map(([name, value]) => [name.slice(6), value])),
  };
}

/** The texts of compiled data, in their order; inline text without a space between its pieces. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsIn).join(value.some(isInline) ? '' : ' ');
  if (typeof value !== 'object' || value === null) return '';
  if ('kind' in value && value.kind === 'break') return ' ';
  return Object.values('children' in value ? { text: value.children } : value)
    .map(wordsIn)
    .join(' ');
}

function isInline(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'children' in value);
}

function blocksIn(value: unknown): Block[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...inner] : inner;
}

function isBlock(value: object): value is Block {
  return 'type' in value && typeof value.type === 'string';
}
