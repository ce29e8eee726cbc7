import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaFiles } from './bundle.ts';

export const guideFile = 'docs/editing.md';

/** The editors' guide with its generated parts written anew; everything else in it is kept as it is. */
export function editingGuide(root: string, { blocks }: SchemaFiles): string {
  const rows = Object.entries(blocks).map(([type, { description = '' }]) => `| \`${type}\` | ${description} |`);
  const table = ['| block | what it is for |', '| --- | --- |', ...rows].join('\n');
  return withPart(readFileSync(join(root, guideFile), 'utf8'), 'the blocks', table);
}

/** Replaces what stands between `<!-- begin: name, … -->` and the next `<!-- end -->`. Throws where there is no such place. */
function withPart(text: string, name: string, part: string): string {
  const begin = text.indexOf(`<!-- begin: ${name},`);
  const start = text.indexOf('-->', begin) + '-->'.length;
  const end = text.indexOf('<!-- end -->', start);
  if (begin < 0 || end < 0)
    throw new Error(`${guideFile} has no place for ${name}: \`<!-- begin: ${name}, … -->\` and \`<!-- end -->\`.`);
  return `${text.slice(0, start)}\n\n${part}\n\n${text.slice(end)}`;
}
