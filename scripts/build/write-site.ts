import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress, isCompressible } from './compress.ts';
import type { OutputFile } from './render-site.ts';

/**
 * Writes a site to `out` in one step: everything is written beside it first, then swapped in.
 * Whatever stood there stays whole until then. Text files are also written precompressed.
 */
export function writeSite(files: readonly OutputFile[], publicFolder: string, out: string): void {
  const next = `${out}.next-${process.pid}`;
  const last = `${out}.last-${process.pid}`;
  try {
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const file of [...readPublic(publicFolder), ...files]) writeFile(next, file);
    if (existsSync(out)) renameSync(out, last);
    renameSync(next, out);
  } finally {
    rmSync(next, { recursive: true, force: true });
    if (existsSync(last) && !existsSync(out)) renameSync(last, out);
    rmSync(last, { recursive: true, force: true });
  }
}

function writeFile(folder: string, { path, content }: OutputFile): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(file, bytes);
  if (!isCompressible(path)) return;
  const { br, gz } = compress(bytes);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

function readPublic(folder: string): OutputFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1), content: readFileSync(file) }));
}
