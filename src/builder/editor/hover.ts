import type { Schema } from '#kit/model';
import type { Offers } from './completion.ts';
import { cursorAt } from './cursor.ts';
import { resolvedSchema, schemasTo } from './schema-at.ts';

/** What is said of the word at a place: what a field is for, what stands for a placeholder, where a link leads. */
export function hoverAt(text: string, line: number, column: number, file: Schema, offers: Offers): string | undefined {
  const shown = text.split(/\r?\n/)[line] ?? '';
  const { placeholders, routes } = offers.context;
  const placeholder = wordAt(shown, column, /\(\(([\w.]+)\)\)/g);
  if (placeholder !== undefined && placeholders.has(placeholder)) return placeholders.get(placeholder);
  const link = wordAt(shown, column, /(?<=[\s("'])(\/[\w/-]*)/g);
  const route = link === undefined ? undefined : routes.get(link);
  if (route) return `${route.title}\n\n\`${route.file}\``;
  const name = wordAt(shown, column, /(?<![\w.-])([\w.-]+)(?=:(?:\s|$))/g);
  // The place behind a name's colon: the field that it names.
  const end =
    name === undefined ? shown.length : shown.indexOf(`${name}:`, Math.max(0, column - name.length)) + name.length + 1;
  const cursor = cursorAt(text, line, end);
  const found = schemasTo(cursor, file, offers.schemas);
  if (found.length !== cursor.path.length + 1) return undefined;
  const type = cursor.path.at(-1) === 'type' ? cursor.types.get(cursor.path.length - 1) : undefined;
  const block = type === undefined ? undefined : resolvedSchema(found.at(-2), offers.schemas).description;
  return block ?? resolvedSchema(found.at(-1), offers.schemas).description;
}

/** The first group of the match that a column stands in. */
function wordAt(line: string, column: number, pattern: RegExp): string | undefined {
  for (const match of line.matchAll(pattern))
    if (match.index <= column && column <= match.index + match[0].length) return match[1];
  return undefined;
}
