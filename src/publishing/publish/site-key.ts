import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownCode, projectRoot, siteAddress } from '#builder/base';
import { codeKey } from '#builder/build';
import { filesBelow, hashOf, publicFolderOf } from '#builder/files';
import type { PublishFolders } from './steps.ts';

let code: string | undefined;

/** A name for all that a site is made from beside its content folder: the builder, its public files elsewhere, its address. */
export function siteKey({ root, pages }: Pick<PublishFolders, 'root' | 'pages'>): string {
  code ??= codeKey(projectRoot);
  const { VITE_SUPABASE_URL = '', VITE_SUPABASE_ANON_KEY = '' } = process.env;
  const folder = publicFolderOf(pages, join(root, 'public'));
  // What lies in the content folder is part of it, and laid out anew for each build.
  const isApart = relative(pages, folder).startsWith('..');
  const files = isApart && existsSync(folder) ? filesBelow(folder).map(fileKey) : [];
  return hashOf(code, ownCode().key, siteAddress() ?? '', VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, ...files.sort());
}

function fileKey(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}
