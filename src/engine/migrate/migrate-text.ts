import { isFields, type Path } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import { applyEdit, type Edit } from '../edit/index.ts';
import { parseSource } from '../edit/source.ts';
import type { Fields, GroupPlace, Migration } from './types.ts';

/** What was changed in a text, or can't be: the path of a group in the text as it was before its migration. */
export type Step = { path: Path; title: string };
export type Migrated = { text: string; steps: Step[]; refusals: { path: Path; refused: string }[] };

/** Brings a text to the newest format, with its comments and all that the migrations don't speak of. Throws Refusal where it can't be read. */
export function migrateText(text: string, definition: Definition, migrations: readonly Migration[]): Migrated {
  const migrated: Migrated = { text, steps: [], refusals: [] };
  for (const migration of migrations) {
    migrateOnce(migrated, definition, migration);
    if (migrated.refusals.length > 0) return migrated;
    const [again] = groupsToChange(migrated.text, definition, migration);
    if (again)
      throw new Error(
        `The migration “${migration.title}” changes what it has changed, at ${again.place.path.join('/')}.`,
      );
  }
  return migrated;
}

function migrateOnce(migrated: Migrated, definition: Definition, migration: Migration): void {
  // From the last to the first, and from inside to outside: the paths of those that are left stay as they were.
  for (const { group, place } of groupsToChange(migrated.text, definition, migration).toReversed()) {
    const { path } = place;
    const edits = migration.edits(group, place);
    const refused = edits && 'refused' in edits ? edits.refused : changed(migrated, path, edits ?? []);
    if (refused === undefined) migrated.steps.unshift({ path, title: migration.title });
    else migrated.refusals.unshift({ path, refused });
  }
}

/** Makes the edits of a group, all or none; returns why where they can't be made. */
function changed(migrated: Migrated, path: Path, edits: readonly Edit[]): string | undefined {
  let { text } = migrated;
  for (const edit of edits) {
    const result = applyEdit(text, { ...edit, path: [...path, ...edit.path] });
    if ('refused' in result) return result.refused;
    text = result.text;
  }
  migrated.text = text;
  return undefined;
}

type Group = { group: Fields; place: GroupPlace };

/** The groups of a text that are of the earlier format, in their order, outer ones first. */
function groupsToChange(text: string, definition: Definition, migration: Migration): Group[] {
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const { data } = parseSource(text.slice(mark));
  return groupsIn(data, { definition, path: [], section: undefined }).filter(
    ({ group, place }) => migration.edits(group, place) !== undefined,
  );
}

function groupsIn(value: unknown, place: GroupPlace): Group[] {
  const inside = (inner: unknown, step: string | number, section: Fields | undefined) =>
    groupsIn(inner, { ...place, path: [...place.path, step], section });
  if (Array.isArray(value)) return value.flatMap((inner, index) => inside(inner, index, place.section));
  if (!isFields(value)) return [];
  const section = typeof value['type'] === 'string' ? value : place.section;
  const groups = Object.entries(value).flatMap(([name, inner]) => inside(inner, name, section));
  return [{ group: value, place: { ...place, section } }, ...groups];
}
