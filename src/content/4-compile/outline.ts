import type { SourceFile } from '../../model/diagnostic.ts';
import { isFields } from '../2-validate/place.ts';
import type { Checker } from '../3-repair/checker.ts';
import { readDocument } from '../3-repair/read-document.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';

/** What other pages need to know of a page or a shared file, as plain data: enough to check every link to it. */
export type Outline = {
  /** The `path` as it is written, placeholders included; missing where the file's name is the address. */
  path?: string;
  /** True where `path` is the page's own field, not one that was guessed from a misspelt name. */
  hasPath: boolean;
  title: string;
  /** The `id`s of sections, those inside of others included. */
  anchors: string[];
  /** The names of the shared files that it uses. */
  shared: string[];
  /** True where something of the file may be missing from the data. */
  isUncertain: boolean;
};

/** The outlines of files, by file. */
export type Outlines = ReadonlyMap<string, Outline>;

/** The outlines of pages, which are parsed for it. */
export function outlinesOf(pages: readonly SourceFile[], checker: Checker): Map<string, Outline> {
  return new Map(pages.map((source) => [source.file, outlineOf(readDocument(source, 'PageSource', checker))]));
}

export function outlineOf(parsed: SourceDocument): Outline {
  const { data, structure, isUncertain } = parsed;
  const fields = isFields(data) ? data : {};
  const path = fields['path'] ?? strayPath(parsed);
  const outline: Outline = {
    hasPath: typeof fields['path'] === 'string',
    title: typeof fields['title'] === 'string' ? fields['title'] : '',
    anchors: [],
    shared: [],
    isUncertain,
  };
  if (typeof path === 'string' && path !== '') outline.path = path;
  for (const { section } of structure.sections.values()) {
    if (!isFields(section)) continue;
    if (typeof section['id'] === 'string') outline.anchors.push(section['id']);
    if (section['type'] === 'shared') outline.shared.push(String(section['name']));
  }
  return outline;
}

/** In a file with mistakes, an address under a misspelt name, so that links to the page are not called broken. */
function strayPath({ data, isUncertain }: SourceDocument): unknown {
  if (!isUncertain || !isFields(data)) return undefined;
  return Object.entries(data).find(
    ([name, value]) => name !== 'sections' && typeof value === 'string' && /^\/\S*$/.test(value),
  )?.[1];
}
