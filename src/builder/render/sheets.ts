import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { blockSheets } from './block-sheets.generated.ts';

/**
 * The sheets that blocks share: a block says in its schema which is its own (`sheet`). A page carries the first, which is also that
 * of the shell and of `src/kit/ui`, and of the others those of its blocks: so blocks have one together that pages have together. A
 * block that says none has its rules in `new`, so that it changes no page without it. To move a block changes every page that has
 * it, no other. Pictures have one of their own; what a block says of its own pictures stands in the block's, for most pages with
 * pictures have other blocks. The policy of every route holds a hash for each sheet of its site, eight at most (docs/hosting.md).
 */
const sheetNames = ['shell', 'time', 'tables', 'rare', 'parts', 'picture', 'new', 'shown'] as const;

type SheetName = (typeof sheetNames)[number];

/** The sheets of blocks that only sites with one of them have: no other pays for their hashes in the policy of every route. */
const sheetsOfSome: readonly SheetName[] = ['new', 'shown'];

/** The sheet of each block that says one: a name that isn't among them doesn't compile. */
const sheetOfBlock: Readonly<Record<string, SheetName | undefined>> = blockSheets;

/**
 * The files of components of parts that few sites have, each for the sites that have it. They have hashed ids, so that they count in no
 * other's.
 */
const partStyles = {
  search: 'src/kit/search/search.styles.ts',
  profiles: 'src/kit/app/shell/Profiles.styles.ts',
  sideMenus: 'src/kit/page/side/styles.ts',
} as const;

/** A part of a site, by the field of what its pages share. */
export type SitePart = keyof typeof partStyles;

/** What stands in few pages and is no block, or a part of one that few have, with the blocks that few have: the forms, and the page of an address that has none. */
const othersOfSheets: readonly (readonly [path: string, sheet: SheetName])[] = [
  ['src/kit/ui/Picture', 'picture'],
  ['src/kit/contact/own/', 'new'],
  ['src/kit/contact/', 'rare'],
  ['src/kit/app/shell/Breadcrumb', 'new'],
  [partStyles.profiles, 'new'],
  [partStyles.search, 'new'],
  ['src/kit/page/article/', 'new'],
  [partStyles.sideMenus, 'shown'],
  ['src/kit/blocks/hero/over/', 'new'],
  ['src/kit/app/shell/NotFound', 'rare'],
];

/** The sheets that a site needs: those of the shell and of the design's blocks, and what only some sites have. */
export function isSheetOfSite(
  sheet: number,
  site: { hasPictures: boolean; hasParts?: boolean; hasSideMenus?: boolean; blocks: Iterable<string> },
): boolean {
  const name = sheetNames[sheet];
  if (name === undefined || !sheetsOfSome.includes(name)) return name !== 'picture' || site.hasPictures;
  if ((name === 'new' && site.hasParts === true) || (name === 'shown' && site.hasSideMenus === true)) return true;
  return [...site.blocks].some((block) => sheetOfFile(`src/kit/blocks/${block}/`) === sheet);
}

/** How many sheets there are, those that only some sites have included. */
export const sheetCount = sheetNames.length;

/** The sheet with the rules of the components of a file (a path from the project's folder, with slashes). */
export function sheetOfFile(file: string): number {
  const [, block] = /^src\/kit\/blocks\/([\w-]+)\//.exec(file) ?? [];
  const apart = othersOfSheets.find(([path]) => file.startsWith(path))?.[1];
  return sheetNames.indexOf(apart ?? (block === undefined ? 'shell' : (sheetOfBlock[block] ?? 'new')));
}

/** The letters that ids begin with, by the number of the sheet. */
const letters = 'stuvwxyz';

/**
 * The files of what visitors see that make styled components, in order, as paths from the project's folder `root` with slashes.
 */
function componentFiles(root: string): string[] {
  return readdirSync(join(root, 'src/kit'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isCountedApart(file) && makesComponents(join(root, file)))
    .sort();
}

/** True for what visitors don't see, and what few do. */
function isCountedApart(file: string): boolean {
  const parts: readonly string[] = Object.values(partStyles);
  return parts.includes(file) || /^src\/kit\/(?:gallery|app\/dev)\//.test(file);
}

function makesComponents(file: string): boolean {
  return /\bstyled[.(<]/.test(readFileSync(file, 'utf8'));
}

/**
 * Names styled components, each by its file and its number in it: a letter for its sheet, then the place of its file among those
 * of the sheet, its last digit first, for a class that begins so is no other's. Each id stands in the sheet and on elements of
 * every page, and a word of chance takes a compressed page twice the bytes that a count takes. What visitors don't see (the
 * Studio, the gallery) and what was added since has a hash instead, so that it changes no page.
 */
export function componentIds(root: string): (file: string, number: number) => string {
  const places = new Map<string, number>();
  const counts = new Map<number, number>();
  for (const file of componentFiles(root)) {
    const place = counts.get(sheetOfFile(file)) ?? 0;
    places.set(file, place);
    counts.set(sheetOfFile(file), place + 1);
  }
  return (file, number) => {
    const place = places.get(file);
    const letter = letters[sheetOfFile(file)];
    if (place === undefined) return hashedId(file, number);
    const others = place < 10 ? '' : Math.floor(place / 10).toString(36);
    return `${letter}${place % 10}${others}${number === 0 ? '' : String.fromCharCode(64 + number)}`;
  };
}

/** The name of a component that has no place in the count. */
export function hashedId(file: string, number: number): string {
  return `${letters[sheetOfFile(file)]}${hashed(`${file} ${number}`)}`;
}

/** The parts that few sites have, by the ids of their components. */
export function partsOfIds(): ReadonlyMap<string, SitePart> {
  const parts: readonly SitePart[] = ['search', 'profiles', 'sideMenus'];
  return new Map(
    parts.flatMap((part) => [0, 1].map((number): [string, SitePart] => [hashedId(partStyles[part], number), part])),
  );
}

/** A digit and two letters or digits. Two components may get the same; then one of the files needs another name. */
function hashed(component: string): string {
  const hash = createHash('sha256').update(component).digest().readUInt32BE() % (10 * 36 ** 2);
  return `${Math.floor(hash / 36 ** 2)}${(hash % 36 ** 2).toString(36).padStart(2, '0')}`;
}

/** Ids of components wherever they stand in a text. No class of another kind looks like one. */
export const anyComponentId = /(?<![\w-])[s-z]\d[0-9a-z]{0,2}[A-Z]?(?![\w-])/g;

/** True for the id of a component, false for any other class. */
export function isComponentId(name: string): boolean {
  return /^[s-z]\d[0-9a-z]{0,2}[A-Z]?$/.test(name);
}

/** The sheet with the rules of a component. What is no id of `componentId` (global rules) belongs to the first one. */
export function sheetOfId(id: string): number {
  return isComponentId(id) ? letters.indexOf(id.charAt(0)) : 0;
}
