import { childOf, kindCalled, type Schema } from '#kit/model';
import { resolve, sectionSchema } from '../form/schema.ts';
import { naming } from '../form/words.ts';
import { isTop } from '../outline/page-top.ts';

/** A list of entries of a kind of section: which of their fields names an entry, and which holds its text. */
export type EntryList = {
  name: string;
  isGrid: false;
  fields: Readonly<Record<string, Schema>>;
  required: readonly string[];
  noun: string;
  title: string;
  body: string | undefined;
  least: number;
  most: number;
};

/** A list of rows below the headings of their columns. */
export type RowList = { name: string; columns: string; isGrid: true; least: number; most: number; mostColumns: number };

/** What a kind of section is made of: the fields beside its entries, and the entries. */
export type Shape = {
  type: string;
  fields: Readonly<Record<string, Schema>>;
  required: readonly string[];
  list: EntryList | RowList;
};

/** True for a field of words that visitors read, other than a list of them. */
export function isWords(unresolved: Schema | undefined): boolean {
  return unresolved !== undefined && kindCalled(resolve(unresolved).kind).isRead === true;
}

/** True for words that can have bold, italic and links. */
export function isRich(unresolved: Schema | undefined): boolean {
  const kind = unresolved && resolve(unresolved).kind;
  return kind === 'rich-text' || kind === 'paragraphs';
}

/** True for a list of nothing but words. */
export function isWordList(unresolved: Schema | undefined): boolean {
  const items = unresolved && resolve(unresolved).items;
  return items !== undefined && isWords(items);
}

/**
 * What a kind of section is made of, by its schema, where another kind can be made of its words: those of `value`, which is one.
 * Nothing where it has no entries that are named by words.
 */
export function shapeOf(value: unknown): Shape | undefined {
  const isThere = (name: string) => {
    const list = childOf(value, name);
    return Array.isArray(list) && list.length > 0;
  };
  return shapeWith(childOf(value, 'type'), isThere, () => true);
}

/**
 * The same of a kind that others can be made into. Nothing where it needs more than words: what can't be filled in with words
 * can't be made of another kind. The top of a page is one already.
 */
export function targetShape(type: string): Shape | undefined {
  if (isTop({ type })) return undefined;
  const areWords = ({ fields, required }: Pick<EntryList, 'fields' | 'required'>) =>
    required.every((name) => isWords(fields[name]));
  const shape = shapeWith(type, () => true, areWords);
  return shape && areWords(shape) ? shape : undefined;
}

function shapeWith(
  type: unknown,
  isThere: (list: string) => boolean,
  isFit: (list: EntryList) => boolean,
): Shape | undefined {
  const schema = sectionSchema(type);
  if (typeof type !== 'string' || !schema?.properties) return undefined;
  const { properties: fields, required = [] } = schema;
  const list = gridIn(fields) ?? entriesIn(fields, required, (one) => isThere(one.name) && isFit(one));
  if (!list || !isThere(list.name)) return undefined;
  const own = new Set(['type', list.name, ...(list.isGrid ? [list.columns] : [])]);
  return { type, fields, required: required.filter((name) => !own.has(name)), list };
}

/** A list of lists of words beside a list of words. */
function gridIn(fields: Readonly<Record<string, Schema>>): RowList | undefined {
  const names = Object.keys(fields);
  const rows = names.find((name) => isWordList(resolve(fields[name] ?? {}).items));
  const columns = rows === undefined ? undefined : names.find((name) => isWordList(fields[name]));
  if (rows === undefined || columns === undefined) return undefined;
  const bounds = boundsOf(resolve(fields[rows] ?? {}));
  return { name: rows, columns, isGrid: true, ...bounds, mostColumns: boundsOf(resolve(fields[columns] ?? {})).most };
}

/** The list of entries that the section must have, else one whose entries are nothing but a title and a text. */
function entriesIn(
  fields: Readonly<Record<string, Schema>>,
  required: readonly string[],
  isFit: (list: EntryList) => boolean,
): EntryList | undefined {
  const lists = Object.entries(fields)
    .flatMap(([name, field]) => entryList(name, resolve(field)) ?? [])
    .filter(isFit);
  const isPlain = (list: EntryList) => list.required.every((name) => name === list.title || name === list.body);
  return lists.find(({ name }) => required.includes(name)) ?? lists.find(isPlain);
}

function entryList(name: string, schema: Schema): EntryList | undefined {
  const { properties: fields, required = [] } = resolve(schema.items ?? {});
  if (schema.type !== 'array' || !fields) return undefined;
  const names = Object.keys(fields);
  const isInside = names.some((field) => resolve(fields[field] ?? {}).kind === 'sections');
  const [title] = [...naming, ...required].filter((field) => isWords(fields[field]) && !isRich(fields[field]));
  if (title === undefined || isInside) return undefined;
  const rich = names.filter((field) => isRich(fields[field]));
  const body = rich.find((field) => required.includes(field)) ?? rich[0];
  // What has a name and nothing more is no entry: a button.
  if (body === undefined && names.filter((field) => isWords(fields[field])).length < 2) return undefined;
  return { name, isGrid: false, fields, required, noun: schema.noun ?? 'entry', title, body, ...boundsOf(schema) };
}

function boundsOf({ minItems, maxItems }: Schema): { least: number; most: number } {
  return {
    least: typeof minItems === 'number' ? minItems : 1,
    most: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
  };
}
