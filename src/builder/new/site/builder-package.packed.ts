import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedNote } from '../../base/packed-note.ts';
import { projectRoot } from '../../base/project-root.ts';
import type { BuilderPackage } from './builder-package.ts';

/** This packed builder, with the file that it was installed from, as npm has written down beside it. */
export function builderPackage(): BuilderPackage {
  const { builder, version } = packedNote();
  return { builder, version, file: fileOf(builder) };
}

function fileOf(builder: string): string | undefined {
  const modules = join(projectRoot, '..');
  const lock = join(modules, '.package-lock.json');
  if (!existsSync(lock)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages?: Record<string, { resolved?: string }>;
  };
  const { resolved = '' } = packages[`node_modules/${builder}`] ?? {};
  if (!resolved.startsWith('file:')) return undefined;
  const path = resolved.startsWith('file://') ? fileURLToPath(resolved) : resolved.slice('file:'.length);
  const file = resolve(dirname(modules), path);
  return existsSync(file) ? file : undefined;
}
