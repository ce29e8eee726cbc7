import { nameInFolder } from '../base/content-names.ts';

/** The comment that tells text editors which schema a file keeps to; in a relative way, it depends on the file's folder. */
const comment = /^(#[ \t]*yaml-language-server:[ \t]*\$schema=)(\.{1,2}\/\S+)/m;

/** A page's text with the way to its schema as it is from another file. */
export function withSchemaFrom(text: string, from: string, to: string, folder: string): string {
  const [old, now] = [foldersOf(from, folder), foldersOf(to, folder)];
  if (old.join('/') === now.join('/')) return text;
  return text.replace(comment, (_, head: string, way: string) => head + wayBetween(now, resolved(old, way)));
}

function foldersOf(file: string, folder: string): string[] {
  return nameInFolder(file, folder).split('/').slice(0, -1);
}

/** The parts of a way from a folder, as seen from the content folder: `..` only at the beginning. */
function resolved(folders: readonly string[], way: string): string[] {
  const parts: string[] = [...folders];
  for (const part of way.split('/')) {
    if (part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts;
}

function wayBetween(folders: readonly string[], target: readonly string[]): string {
  const isShared = (index: number) => folders[index] === target[index];
  let shared = 0;
  while (shared < folders.length && isShared(shared)) shared += 1;
  const up = folders.slice(shared).map(() => '..');
  const way = [...up, ...target.slice(shared)].join('/');
  return way.startsWith('.') ? way : `./${way}`;
}
