import { childOf, isFields } from '#kit/model';
import { formLabel } from '../form/form-label.ts';
import { newValue } from '../form/new-value.ts';
import { blockTypes, resolve, sectionTitle } from '../form/schema.ts';
import { pluralOf } from '../form/words.ts';
import type { Choices } from '../worker/protocol.ts';
import { type Carried, carried } from './carry.ts';
import { fromRows, type Rows, toRows } from './rows.ts';
import { type EntryList, isRich, type Shape, shapeOf, targetShape } from './shape.ts';
import { asPlain } from './words.ts';

/** A section as it is as another kind. */
export type Conversion = {
  type: string;
  value: Record<string, unknown>;
  /** How the groups came to be: the section's own fields, and each of its entries where these are groups before and after. */
  own: Carried;
  entries: readonly Carried[] | undefined;
  /** The lists of the entries, before and after. */
  lists: { from: Shape['list']; to: Shape['list'] };
  /** What stands at the end of other words then, what doesn't come along, and what has sample words, by their labels. */
  joined: readonly string[];
  left: readonly string[];
  samples: readonly string[];
  /** Why it can't be that kind. */
  refused?: string;
};

/** The kinds that a section can be changed into, those that keep most of it first; none for a section that isn't made of entries. */
export function conversionsOf(section: unknown, choices: Choices): Conversion[] {
  const from = shapeOf(section);
  if (!from) return [];
  return blockTypes()
    .filter((type) => type !== from.type)
    .flatMap((type) => {
      const to = targetShape(type);
      return to ? [converted(section, from, to, choices)] : [];
    })
    .toSorted((one, other) => costOf(one) - costOf(other));
}

function costOf({ samples, left, joined, refused }: Conversion): number {
  return (refused === undefined ? 0 : 1000) + samples.length * 20 + left.length * 3 + joined.length;
}

function converted(section: unknown, from: Shape, to: Shape, choices: Choices): Conversion {
  const own = ownFields(section, from, to);
  const { entries, value: list, ...told } = entriesOf(section, from, to);
  const value: Record<string, unknown> = { type: to.type, ...own.value, ...list };
  const samples = [...fillWords(value, to, choices), ...fillEntries(value, to.list, choices)];
  const refused = misfit(value, to);
  return {
    type: to.type,
    value,
    own,
    entries,
    lists: { from: from.list, to: to.list },
    joined: distinct([...own.joined, ...told.joined]),
    left: distinct([...own.left, ...told.left]),
    samples: distinct(samples),
    ...(refused === undefined ? {} : { refused }),
  };
}

/** The fields beside the entries. A text that must be there and isn't takes that which may be, as running text takes an introduction. */
function ownFields(section: unknown, from: Shape, to: Shape): Carried {
  const names = isFields(section) ? Object.entries(section) : [];
  const { name, ...grid } = from.list;
  const isOwn = (field: string) => field !== 'type' && field !== name && !('columns' in grid && field === grid.columns);
  const group = Object.fromEntries(names.filter(([field]) => isOwn(field)));
  const rest = 'text' in to.fields ? 'text' : undefined;
  const needs = to.required.find((field) => isRich(to.fields[field]) && group[field] === undefined);
  const roles = needs !== undefined && typeof group['text'] === 'string' ? [['text', needs] as const] : [];
  return carried(group, { fields: to.fields, was: from.fields, roles, rest });
}

type Entries = {
  value: Record<string, unknown>;
  entries: readonly Carried[] | undefined;
  joined: readonly string[];
  left: readonly string[];
};

function entriesOf(section: unknown, from: Shape, to: Shape): Entries {
  const list = childOf(section, from.list.name);
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  const none = { entries: undefined, joined: [], left: [] };
  if (from.list.isGrid) {
    if (to.list.isGrid)
      return { ...none, value: { [to.list.columns]: childOf(section, from.list.columns), [to.list.name]: all } };
    const columns = childOf(section, from.list.columns);
    const { values, left } = fromRows({ columns: strings(columns), rows: all.map(strings) }, to.list);
    return { ...none, left, value: { [to.list.name]: values } };
  }
  if (to.list.isGrid) {
    const { columns, rows, left }: Rows = toRows(all, from.list, to.list.mostColumns);
    return { ...none, left, value: { [to.list.columns]: columns, [to.list.name]: rows } };
  }
  const { fields: was } = from.list;
  const { fields, title, body } = to.list;
  const roles = [[from.list.title, title] as const, ...(from.list.body ? [[from.list.body, body] as const] : [])];
  const entries = all.map((entry) => carried(entry, { fields, was, roles, rest: body }));
  return {
    value: { [to.list.name]: entries.map(({ value }) => value) },
    entries,
    joined: entries.flatMap(({ joined }) => joined),
    left: entries.flatMap(({ left }) => left),
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Gives words to what must have some: those of the heading where it is one line, else a sample. Returns what has samples. */
function fillWords(value: Record<string, unknown>, { fields, required }: Shape, choices: Choices): string[] {
  return required.flatMap((name) => {
    if (value[name] !== undefined) return [];
    const { heading } = value;
    const isLine = !isRich(fields[name]);
    if (isLine && typeof heading === 'string') {
      value[name] = asPlain(heading);
      return [];
    }
    value[name] = newValue(fields[name] ?? {}, name, choices);
    return [labelIn(fields, name)];
  });
}

/** The same of each entry, whose samples are numbered. */
function fillEntries(value: Record<string, unknown>, list: Shape['list'], choices: Choices): string[] {
  if (list.isGrid) return [];
  const entries = value[list.name];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) =>
    list.required.flatMap((name) => {
      if (!isFields(entry) || entry[name] !== undefined) return [];
      entry[name] = newValue(list.fields[name] ?? {}, name, choices, index + 1);
      return [labelIn(list.fields, name)];
    }),
  );
}

/** Why there are too few or too many entries for a kind. */
function misfit(value: Record<string, unknown>, { type, list }: Shape): string | undefined {
  const count = childCount(value[list.name]);
  const noun = list.isGrid ? 'row' : list.noun;
  const called = (number: number) => `${number} ${number === 1 ? noun : pluralOf(noun)}`;
  if (list.isGrid && childCount(value[list.columns]) < 2)
    return `“${sectionTitle(type)}” needs at least two columns, and here is one.`;
  if (count < list.least)
    return `“${sectionTitle(type)}” needs at least ${called(list.least)}, and here is ${called(count)}.`;
  if (count > list.most)
    return `“${sectionTitle(type)}” has room for ${called(list.most)}, and here are ${called(count)}.`;
  return undefined;
}

function childCount(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function labelIn(fields: EntryList['fields'], name: string): string {
  return formLabel(name, resolve(fields[name] ?? {}));
}

function distinct(all: readonly string[]): string[] {
  return [...new Set(all)];
}
