import { isFields, type Path, type Schema, valueAt } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import type { Fields, Migration } from './types.ts';

/** A field that was called otherwise before. `within` leads to the groups that have it; `*` stands for each entry of a list. */
type RenamedField = { within: readonly string[]; was: string; name: string };

/**
 * What brings sections forward whose schema says of a field what it `was` called before, outer fields first. The schemas of a site's own
 * blocks may say so.
 */
export function renamedFields({ blockTypes, blockSchema }: Pick<Checker, 'blockTypes' | 'blockSchema'>): Migration[] {
  return blockTypes.flatMap((type) => renamedIn(blockSchema(type) ?? {}).map((field) => migrationOf(type, field)));
}

function renamedIn(schema: Schema, within: readonly string[] = []): RenamedField[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...fields.flatMap(([name, { was }]) => (typeof was === 'string' ? [{ within, was, name }] : [])),
    ...fields.flatMap(([name, field]) => renamedIn(field, [...within, name])),
    ...(schema.items ? renamedIn(schema.items, [...within, '*']) : []),
  ];
}

function migrationOf(type: string, { within, was, name }: RenamedField): Migration {
  return {
    title: `What was \`${was}\` in \`${type}\` is called \`${name}\`.`,
    edits: (group, { section }) => {
      if (group !== section || group['type'] !== type) return undefined;
      const found = groupsAt(group, within).filter(({ fields }) => Object.hasOwn(fields, was));
      if (found.length === 0) return undefined;
      if (found.some(({ fields }) => Object.hasOwn(fields, name)))
        return { refused: `\`${was}\` is called \`${name}\`, and both stand here: take one of them out.` };
      return found.map(({ path }) => ({ op: 'rename', path: [...path, was], key: name }));
    },
  };
}

/** The groups of fields inside of one that `within` leads to. */
function groupsAt(group: Fields, within: readonly string[]): { path: Path; fields: Fields }[] {
  let paths: Path[] = [[]];
  for (const step of within)
    paths = paths.flatMap((path) => {
      const value = valueAt(group, path);
      if (step !== '*') return [[...path, step]];
      return Array.isArray(value) ? value.map((_, index): Path => [...path, index]) : [];
    });
  return paths.flatMap((path) => {
    const fields = valueAt(group, path);
    return isFields(fields) ? [{ path, fields }] : [];
  });
}
