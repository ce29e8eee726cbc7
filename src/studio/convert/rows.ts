import { childOf } from '#kit/model';
import { formLabel } from '../form/form-label.ts';
import { resolve } from '../form/schema.ts';
import { blank } from '../form/table/table-edits.ts';
import { type EntryList, isRich, isWordList, isWords } from './shape.ts';
import { asPlain, asRich, below } from './words.ts';

/** Entries as rows, and what of them no cell can hold. */
export type Rows = { columns: string[]; rows: string[][]; left: string[] };

/** Entries as rows below the labels of their fields: what names an entry first, then its text, then all else that is words. */
export function toRows(entries: readonly unknown[], list: EntryList, most: number): Rows {
  const { fields, title, body } = list;
  const isUsed = (name: string) => entries.some((entry) => childOf(entry, name) !== undefined);
  const isCell = (name: string) => isWords(fields[name]) || isWordList(fields[name]);
  const others = Object.keys(fields).filter((name) => name !== title && name !== body && isUsed(name));
  const shown = [title, ...(body === undefined ? [] : [body]), ...others.filter(isCell)].slice(0, most);
  const label = (name: string) => formLabel(name, resolve(fields[name] ?? {}));
  const cell = (entry: unknown, name: string) => {
    const value = childOf(entry, name);
    const schema = resolve(fields[name] ?? {});
    const rich = (one: unknown) => (isRich(schema.items ?? schema) ? String(one) : asRich(String(one)));
    if (value === undefined) return blank;
    return (Array.isArray(value) ? below(value.map(rich)) : rich(value)).trimEnd() || blank;
  };
  return {
    columns: shown.map(label),
    rows: entries.map((entry) => shown.map((name) => cell(entry, name))),
    left: others.filter((name) => !shown.includes(name)).map(label),
  };
}

/**
 * Rows as entries: the first cell names one, those below the label of a field are that, and all others its text, each with the heading
 * of its column where there are several. `left` are the headings that nothing says any more.
 */
export function fromRows(
  { columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] },
  { fields, title, body }: EntryList,
): { values: Record<string, unknown>[]; left: string[] } {
  const field = new Map(
    Object.entries(fields)
      .filter(([name, schema]) => name !== title && isWords(schema))
      .map(([name, schema]) => [formLabel(name, resolve(schema)), name]),
  );
  const isAlone = columns.length <= 2;
  const values = rows.map((row) => {
    const value: Record<string, unknown> = {};
    const texts: string[] = [];
    for (const [index, cell] of row.entries()) {
      if (cell === blank || cell === '') continue;
      const name = index === 0 ? title : field.get(columns[index] ?? '');
      if (name !== undefined && name !== body) value[name] = isRich(fields[name]) ? cell : asPlain(cell);
      else texts.push(isAlone || name === body ? cell : `${asRich(columns[index] ?? '')}: ${cell}`);
    }
    if (body !== undefined && texts.length > 0) value[body] = below(texts);
    return value;
  });
  const isSaid = (index: number) =>
    field.has(columns[index] ?? '') || columns[index] === formLabel(title, resolve(fields[title] ?? {}));
  const unsaid = (isAlone ? columns : columns.slice(0, 1)).filter((_, index) => !isSaid(index));
  return { values, left: unsaid.map((words) => `Heading of the column “${words}”`) };
}
