import { impliedEntries, isFields, isSame, type Path, type Schema } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { entryChanges } from './entry-changes.ts';
import { isComparedInside } from './groups.ts';
import { listChanges } from './list-changes.ts';
import { mapChanges } from './map-changes.ts';
import { markChanges, markField } from './mark-changes.ts';
import { matched } from './match.ts';
import { cellNoun, entryNoun, entryPlace, entryWords, fieldName, fieldPlace } from './nouns.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Change } from './types.ts';
import { additionOf, choiceDifference, differenceOf, isChoice, removalOf } from './value-words.ts';
import { isWhen } from './when-words.ts';
import type { Words } from './words.ts';

/** Two states of a file, and what tells a change that only follows another one: a link to a page that was renamed. */
export type Scope = {
  checker: Checker;
  definition: Definition;
  before: unknown;
  after: unknown;
  follows: (before: unknown, after: unknown) => boolean;
};

/**
 * A place in both states. `holders` are the innermost sections that it stands in, `entry` is the place of the entry that it stands in,
 * which counts there, by its name.
 */
export type At = {
  where: readonly Words[];
  entry?: { place: number; name: Words };
  oldPath: Path;
  path: Path;
  holders: { old: unknown; now: unknown };
};

type Pair = { before: unknown; after: unknown };
type Fields = Readonly<Record<string, unknown>>;

/** What changed in a group of fields, in their order as they stand now. Fields of `reported` are left out. */
export function fieldChanges(
  before: Fields,
  after: Fields,
  at: At,
  scope: Scope,
  reported: ReadonlySet<string> = none,
): Change[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => !reported.has(name) && !isWhen(name, before[name], after[name]))
    .flatMap((name) => fieldChange(name, { before: before[name], after: after[name] }, at, scope));
}

const none: ReadonlySet<string> = new Set();

function fieldChange(name: string, { before, after }: Pair, at: At, scope: Scope): Change[] {
  if (isSame(before, after) || scope.follows(before, after)) return [];
  const here: At = { ...at, oldPath: [...at.oldPath, name], path: [...at.path, name] };
  const schema = schemaOf(here, scope, after === undefined);
  const [old, now] = [before ?? impliedBy(schema, scope.before), after ?? impliedBy(schema, scope.after)];
  if (Array.isArray(old) && Array.isArray(now)) return listOf(name, old, now, named(here), scope);
  const place = fieldPlace(name, schema);
  const group = isComparedInside(before, after, schema) ? named(here) : here;
  const inside: At = { ...group, where: place ? [...group.where, place] : group.where };
  if (schema?.kind === 'paragraphs' && typeof before === 'string' && typeof after === 'string')
    return paragraphsIn(before, after, inside, scope, schema);
  if (group !== here) {
    const [old, now] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
    const isMap = typeof schema?.additionalProperties === 'object';
    return isMap ? mapIn(name, old, now, here, scope) : fieldChanges(old, now, inside, scope);
  }
  const { where } = at;
  if (schema?.whenChanged !== undefined)
    return [{ kind: 'changed', where, what: [schema.whenChanged], path: after === undefined ? at.path : here.path }];
  if (before === undefined)
    return [
      {
        kind: 'added',
        where,
        what: additionOf(fieldName(name, schema), after, schema),
        path: here.path,
        ...scalar('after', after),
      },
    ];
  if (after === undefined)
    return [
      {
        kind: 'removed',
        where,
        what: removalOf(fieldName(name, schema), before, schema),
        path: here.oldPath,
        ...scalar('before', before),
      },
    ];
  if (isChoice(schema))
    return [
      {
        kind: 'changed',
        where,
        what: choiceDifference(fieldName(name, schema), before, after, schema),
        path: here.path,
        ...scalar('before', before),
        ...scalar('after', after),
      },
    ];
  // A field whose value says enough is only named where nothing else says what it is of.
  return [
    valueChange(
      { before, after },
      where.length === 0 ? { ...inside, where: [fieldName(name, schema)] } : inside,
      schema,
    ),
  ];
}

/** What a list holds that nothing is said of; nothing for most. */
function impliedBy(schema: Schema | undefined, file: unknown): unknown[] | undefined {
  return schema?.whenAbsent && impliedEntries(schema, file);
}

/** The same place with the entry by its name: "plan “Basic”", where a count alone would leave the reader counting twice. */
function named({ where, entry, ...at }: At): At {
  if (!entry) return { ...at, where };
  return { ...at, where: where.map((place, index) => (index === entry.place ? entry.name : place)) };
}

function valueChange({ before, after }: Pair, { where, path }: At, schema: Schema | undefined): Change {
  const what = differenceOf(before, after, schema);
  return { kind: 'changed', where, what, path, ...scalar('before', before), ...scalar('after', after) };
}

function scalar(side: 'before' | 'after', value: unknown): Partial<Change> {
  return typeof value === 'object' ? {} : { [side]: String(value) };
}

function schemaOf(
  { path, oldPath }: At,
  { checker, definition, before, after }: Scope,
  isGone: boolean,
): Schema | undefined {
  return isGone ? checker.schemaAt(definition, before, oldPath) : checker.schemaAt(definition, after, path);
}

/** What changed in a list: what came, went and moved, and what changed inside of its entries. */
export function listOf(name: string, old: readonly unknown[], now: readonly unknown[], at: At, scope: Scope): Change[] {
  const noun = entryNoun(name, schemaOf(at, scope, false));
  return listChanges({ old, now, matches: matched(old, now), noun, ...at }, (from, to) =>
    insideEntry(old[from], now[to], noun, { ...at, oldPath: [...at.oldPath, from], path: [...at.path, to] }, scope),
  );
}

/** What changed in an entry of a list that is still there. */
export function insideEntry(before: unknown, after: unknown, noun: Words, at: At, scope: Scope): Change[] {
  if (isSame(before, after) || scope.follows(before, after)) return [];
  const index = Number(at.path.at(-1));
  // Outside of sections, in menus for instance, nobody counts: entries go by what they were called.
  const isNamed = at.holders.now === undefined && noun[0] !== 'section';
  const place = isNamed ? entryWords(before, index, noun) : entryPlace(after, index, noun);
  const name = entryWords(after, index, noun);
  const isEntry = noun[0] !== 'section' && isFields(after);
  const inside: At = {
    ...at,
    where: [...at.where, place],
    ...(isEntry ? { entry: { place: at.where.length, name } } : {}),
  };
  if (Array.isArray(before) && Array.isArray(after)) return cellChanges(before, after, inside, scope);
  if (!isFields(before) || !isFields(after))
    return [valueChange({ before, after }, inside, schemaOf(at, scope, false))];
  const { changes, reported, isWhole } = entryChanges(before, after, noun, at);
  if (isWhole) return changes;
  const holders = noun[0] === 'section' ? { old: before, now: after } : at.holders;
  return [...changes, ...fieldChanges(before, after, { ...inside, holders }, scope, reported)];
}

const mostColumns = 100;

/** What changed in a row. Cells are told apart by their columns; those of a column that came or went go with it. */
function cellChanges(before: readonly unknown[], after: readonly unknown[], at: At, scope: Scope): Change[] {
  const { old, now } = at.holders;
  const [oldColumns, columns] = [old, now].map((section) => (isFields(section) ? section['columns'] : undefined));
  const isTable = Array.isArray(oldColumns) && Array.isArray(columns);
  // Nobody tells so many columns apart by their headings, and each row would be laid beside all of them.
  if (!isTable || Math.max(oldColumns.length, columns.length) > mostColumns)
    return listOf('cells', before, after, at, scope);
  return matched(oldColumns, columns).flatMap((from, to) => {
    const [was, is] = [before[from ?? -1], after[to]];
    if (from === undefined || isSame(was, is) || scope.follows(was, is)) return [];
    const here = {
      ...at,
      path: [...at.path, to],
      oldPath: [...at.oldPath, from],
      where: [...at.where, cellNoun(columns[to], to)],
    };
    return [valueChange({ before: was, after: is }, here, schemaOf(here, scope, is === undefined))];
  });
}

/** What changed in a text of several paragraphs: paragraph by paragraph, where there are several. */
function paragraphsIn(before: string, after: string, at: At, scope: Scope, schema: Schema): Change[] {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
  if (old.length === 1 && now.length === 1) return [valueChange({ before, after }, at, schema)];
  const changes = listOf('paragraphs', old, now, at, scope);
  // They all stand in one value.
  return changes.length > 0
    ? changes.map((change) => ({ ...change, path: at.path }))
    : [valueChange({ before, after }, at, schema)];
}

const marks: ReadonlySet<string> = new Set([markField]);

/** What changed in a group whose names are given in the file: figures, forms, mailboxes. */
export function mapIn(name: string, before: Fields, after: Fields, at: At, scope: Scope): Change[] {
  return mapChanges(name, entryNoun(name, schemaOf(at, scope, false)), { before, after }, at, (key, words) =>
    isFields(before[key]) && isFields(after[key])
      ? [
          ...fieldChanges(before[key], after[key], stepInto(at, key, words), scope, marks),
          ...markChanges(before[key], after[key], words, [...at.path, key]),
        ]
      : [
          valueChange(
            { before: before[key], after: after[key] },
            stepInto(at, key, words),
            schemaOf(stepInto(at, key, words), scope, false),
          ),
        ],
  );
}

function stepInto(at: At, key: string, words: Words): At {
  return { ...at, path: [...at.path, key], oldPath: [...at.oldPath, key], where: [...at.where, words] };
}
