import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

const copied = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'schema',
  'scripts',
  'src',
  'supabase',
  'public',
];

/** Copies what a build is made from, of this project or of a copy, to `root`: with the same packages but a cache of its own. */
export function copyProject(root: string, from = projectRoot): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const name of copied) cpSync(join(from, name), join(root, name), { recursive: true });
  const packages = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of packages) symlinkSync(join(projectRoot, 'node_modules', name), join(root, 'node_modules', name));
}
