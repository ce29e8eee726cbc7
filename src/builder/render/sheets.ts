import { createHash } from 'node:crypto';
import type { Section } from '#kit/model';

type BlockType = Section['type'];

/**
 * Which blocks share a style sheet. A page carries the first sheet, which is also that of the shell and of `src/kit/ui`, and of the
 * others those of its blocks: so blocks stand together that pages have together. A block that is named nowhere has its rules in
 * the last sheet, so that a new one changes no page without it. To move a block changes every page that has it, no other.
 * The policy of every route holds a hash for each sheet: with the last two there may be eight (docs/hosting.md).
 */
const blocksOfSheets: readonly (readonly BlockType[])[] = [
  ['call-to-action', 'card-grid', 'contact-cards', 'hero', 'prose', 'stats', 'steps'],
  ['stat-ticker', 'timeline'],
  ['comparison', 'table'],
  ['bar-chart', 'diagram'],
  ['calculator'],
  ['accordion', 'articles', 'people', 'tabs'],
];

/** What stands in few pages and is no block: the forms, and the page of an address that has none. */
const othersOfSheets: readonly (readonly [path: string, sheet: number])[] = [
  ['src/kit/contact/', 4],
  ['src/kit/app/shell/NotFound', 5],
];

/**
 * The sheet of pictures, which only sites with pictures have: no other pays for its hash in the policy of every route. Rules of a
 * block for its pictures stand in `picture.styles.ts` of its folder, so that pages without pictures carry none.
 */
const pictureSheet = blocksOfSheets.length;

/** The sheet of the blocks that are named nowhere, which only sites with one of them have, for the same reason. */
const newSheet = pictureSheet + 1;

/** The sheets that a site needs: those of the shell and of the design's blocks, and what only some sites have. */
export function isSheetOfSite(sheet: number, site: { hasPictures: boolean; blocks: Iterable<string> }): boolean {
  if (sheet === pictureSheet) return site.hasPictures;
  return sheet !== newSheet || [...site.blocks].some((block) => sheetOfFile(`src/kit/blocks/${block}/`) === newSheet);
}

/** How many sheets there are, those of the new blocks and of pictures included. */
export const sheetCount = newSheet + 1;

/** The sheet with the rules of the components of a file (a path from the project's folder, with slashes). */
export function sheetOfFile(file: string): number {
  const [, block] = /^src\/kit\/blocks\/([\w-]+)\//.exec(file) ?? [];
  if (/\/picture\.styles\.ts$/i.test(file) || file.startsWith('src/kit/ui/Picture')) return pictureSheet;
  if (block === undefined) return othersOfSheets.find(([path]) => file.startsWith(path))?.[1] ?? 0;
  const sheet = blocksOfSheets.findIndex((blocks) => blocks.some((type) => type === block));
  return sheet === -1 ? newSheet : sheet;
}

/** The letters that ids begin with, by the number of the sheet. */
const letters = 'stuvwxyz';

/**
 * The id of a styled component, the one with this number in its file: a letter for its sheet, a digit, two letters or digits.
 * Two components may get the same; then one of the files needs another name.
 */
export function componentId(file: string, number: number): string {
  const hash = createHash('sha256').update(`${file} ${number}`).digest().readUInt32BE() % (10 * 36 ** 2);
  return `${letters[sheetOfFile(file)]}${Math.floor(hash / 36 ** 2)}${(hash % 36 ** 2).toString(36).padStart(2, '0')}`;
}

/** Ids of components wherever they stand in a text. No class of another kind looks like one. */
export const anyComponentId = /(?<![\w-])[s-z]\d[0-9a-z]{2}(?![\w-])/g;

/** The sheet with the rules of a component. What is no id of `componentId` (global rules) belongs to the first one. */
export function sheetOfId(id: string): number {
  return /^[s-z]\d[0-9a-z]{2}$/.test(id) ? letters.indexOf(id.charAt(0)) : 0;
}
