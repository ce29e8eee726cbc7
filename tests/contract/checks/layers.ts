import { posix } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow, textOf } from './files.ts';

/**
 * One module that imports another; `isType` where it takes only types, `isLazy` where it loads it on demand, `door` where it
 * names a door of package.json and not the module itself, with the modules behind it that give what is asked for.
 */
export type Import = {
  from: string;
  to: string;
  isType: boolean;
  isLazy: boolean;
  door?: string;
  behind?: readonly string[];
};

/** The doors of package.json's `imports`: the module behind each name. */
export type Doors = Readonly<Record<string, string>>;

const isCode = /\.(?:tsx?|mjs)$/;

/** The doors of the project at `root`, with paths from there. */
export function doorsOf(root: string): Doors {
  const { imports = {} } = JSON.parse(textOf(root, 'package.json') ?? '{}') as { imports?: Record<string, string> };
  return Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, posix.normalize(file)]));
}

/** What the project's modules import of each other, as paths from `root`, tests included. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  const doors = doorsOf(root);
  const files = folders.flatMap((folder) => filesBelow(root, folder));
  const givers = new Map(Object.values(doors).map((file) => [file, giversOf(file, textOf(root, file) ?? '')]));
  return files
    .filter((file) => isCode.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => importsOf(file, textOf(root, file) ?? '', doors))
    .map(({ names, ...found }) => {
      const given = found.door === undefined ? undefined : givers.get(found.to);
      return given ? { ...found, behind: [...new Set(names.map((name) => given.get(name) ?? found.to))] } : found;
    });
}

/** The modules that give what a door gives out, by name. What the door's own file makes isn't among them. */
function giversOf(file: string, text: string): Map<string, string> {
  const entries = parseSync(file, text).module.staticExports.flatMap((one) => one.entries);
  return new Map(
    entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest?.value.startsWith('.') && exportName.name !== null
        ? [[exportName.name, posix.join(posix.dirname(file), moduleRequest.value)]]
        : [],
    ),
  );
}

/** Those of one file's text. */
export function importsOf(file: string, text: string, doors: Doors): (Import & { names: readonly string[] })[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
      isLazy: false,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, names: [importName.name ?? '*'], isType, isLazy: false }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      names: ['*'],
      isType: false,
      isLazy: true,
    })),
  ];
  return found.flatMap(({ name, ...how }) => {
    const behind = doors[name];
    if (behind !== undefined) return [{ from: file, to: behind, ...how, door: name }];
    if (!name.startsWith('.')) return [];
    return [{ from: file, to: posix.join(posix.dirname(file), name.replace(/\?.*/, '')), ...how }];
  });
}

/** Tests are no part of what a room is made of: they stand before the doors as everybody does. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
}

/**
 * Imports that lead from outside into a room by another way than its doors. `rooms` are folders; a test that lies in a room is
 * of that room.
 */
export function windows(imports: readonly Import[], rooms: readonly string[]): string[] {
  const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`));
  return imports
    .filter(({ from, to, door }) => door === undefined && roomOf(to) !== undefined && roomOf(from) !== roomOf(to))
    .map(({ from, to }) => `${from} imports ${to}: ask for a door.`);
}

/** Imports that lead back: of two places of an order, the one that stands first imports nothing of the other. */
export function backwards(imports: readonly Import[], order: readonly string[]): string[] {
  const placeOf = (file: string) => {
    const layer = order.filter((candidate) => isIn(file, candidate)).sort((one, other) => other.length - one.length)[0];
    return layer === undefined ? -1 : order.indexOf(layer);
  };
  return imports
    .filter(({ from, to }) => placeOf(from) >= 0 && placeOf(from) < placeOf(to))
    .map(({ from, to }) => `${from} imports ${to}, which stands after it.`);
}

function isIn(file: string, layer: string): boolean {
  return file === layer || file.startsWith(`${layer}/`) || (layer.includes('*') && matches(file, layer));
}

function matches(file: string, layer: string): boolean {
  const [before = '', after = ''] = layer.split('*');
  if (file.length < before.length + after.length) return false;
  return file.startsWith(before) && file.endsWith(after) && !file.slice(before.length, -after.length).includes('/');
}

/** The modules that import each other, each group in one line, whether they load each other at once or on demand. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
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

/**
 * The modules that some entries need, themselves and what is loaded on demand among them; types are left out of bundles, and so is
 * what a door gives out beside what is asked for.
 */
export function reachable(imports: readonly Import[], entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found)
    for (const { from, to, isType, behind } of imports)
      if (from === file && !isType) for (const next of behind ?? [to]) found.add(next);
  return found;
}
