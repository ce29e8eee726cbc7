import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { must, text } from './plumbing.ts';

type Places = { pages: string; publicFolder: string; environment: Record<string, string> };

/** What people have set up of how it prints is no part of what it finds. */
const plain = ['--no-color', '--no-line-number', '--no-column', '-h', '-o', '-I'];

/**
 * The public files that a text of the pages names, and the licences of these, as far as an index neither has nor Git ignores them. Places
 * and paths are those in the repository; a link counts as no file.
 */
export async function namedFiles(top: string, { pages, publicFolder, environment }: Places): Promise<string[]> {
  const listed = await must(top, ['ls-files', '--others', '--exclude-standard', '-z', '--', publicFolder], {
    environment,
  });
  const files = listed
    .split('\0')
    .filter((path) => path.startsWith(publicFolder) && !path.includes('\n') && lstatSync(join(top, path)).isFile());
  if (files.length === 0) return [];
  const addressOf = (path: string) => `/${path.slice(publicFolder.length)}`;
  const input = files.flatMap((path) => [addressOf(path), addressOf(path).normalize()]).join('\n');
  const asked = ['grep', '--cached', ...plain, '-F', '-f', '-', '--', pages];
  const said = (await text(top, asked, { environment, input })) ?? '';
  const names = new Set(said.split('\n').map((name) => name.normalize()));
  const named = files.filter((path) => names.has(addressOf(path).normalize()));
  const licences = files.filter((path) => {
    const [, stem] = /^(.*-)licence\.txt$/.exec(path) ?? [];
    return stem !== undefined && named.some((other) => other.startsWith(stem));
  });
  return [...named, ...licences];
}
