import { posix } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow, textOf } from './files.ts';

/** One module that imports another; `isType` where it takes only types, `isLazy` where it loads it on demand. */
export type Import = { from: string; to: string; isType: boolean; isLazy: boolean };

const isCode = /\.(?:tsx?|mjs)$/;
const isTest = /\.test\.tsx?$|\.d\.ts$/;

/** What the project's modules import of each other, as paths from `root`. Tests are left out. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  const files = folders.flatMap((folder) => filesBelow(root, folder));
  return files.filter((file) => isCode.test(file) && !isTest.test(file)).flatMap((file) => importsOf(root, file));
}

function importsOf(root: string, file: string): Import[] {
  const text = textOf(root, file) ?? '';
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found: Omit<Import, 'from'>[] = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      to: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ to: moduleRequest.value, isType, isLazy: false }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      to: text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      isType: false,
      isLazy: true,
    })),
  ];
  return found
    .filter(({ to }) => to.startsWith('.'))
    .map(({ to, ...how }) => ({ from: file, to: posix.join(posix.dirname(file), to.replace(/\?.*/, '')), ...how }));
}

/** Imports that lead back: of two folders of an order, the one that stands first imports nothing of the other. */
export function backwards(imports: readonly Import[], order: readonly string[]): string[] {
  const placeOf = (file: string) => order.findLastIndex((layer) => isIn(file, layer));
  return imports
    .filter(({ from, to }) => placeOf(from) >= 0 && placeOf(from) < placeOf(to))
    .map(({ from, to }) => `${from} imports ${to}, which stands after it.`);
}

function isIn(file: string, layer: string): boolean {
  return file === layer || file.startsWith(`${layer}/`) || (layer.includes('*') && matches(file, layer));
}

function matches(file: string, layer: string): boolean {
  const [before = '', after = ''] = layer.split('*');
  return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, -after.length).includes('/');
}

/** The modules that import each other, each group in one line. What is loaded on demand doesn't count: it comes later. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isLazy } of imports) if (!isLazy) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}

/** The modules that some entries need, themselves and what is loaded on demand among them; types are left out of bundles. */
export function reachable(imports: readonly Import[], entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const { from, to, isType } of imports) if (from === file && !isType) found.add(to);
  return found;
}
