import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression of the project's code, with the place where it stands. */
export type Found = { place: string; expression: RegExp };

/**
 * The regular expressions of all code below some folders, and what is put together while the code runs, which
 * nobody can judge beforehand. Tests and generated files are left out.
 */
export function expressionsBelow(root: string, folders: readonly string[]): { found: Found[]; composed: string[] } {
  const found: Found[] = [];
  const composed: string[] = [];
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.tsx?$/.test(name) || /\.(?:test|generated|d)\.tsx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const text = readFileSync(join(root, file), 'utf8');
      const place = (start: number) => `${file}:${text.slice(0, start).split('\n').length}`;
      visit(parseSync(file, text).program, ({ type, start = 0, regex, callee }) => {
        if (regex)
          found.push({ place: place(start), expression: new RegExp(regex.pattern, regex.flags.replace('y', 'g')) });
        else if (type === 'NewExpression' && callee?.name === 'RegExp') composed.push(place(start));
      });
    }
  return { found, composed };
}

/** The patterns of the schemas, which the validator runs. */
export function patternsOf(schema: unknown, place: string): Found[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ place, expression: new RegExp(value, 'u') }]
      : patternsOf(value, `${place}/${name}`),
  );
}

type SyntaxNode = {
  type?: string;
  start?: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
};

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node);
  for (const value of Object.values(node)) visit(value, see);
}
