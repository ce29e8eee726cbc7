import type { FieldsOf, Problem } from '#kit/model';
import { finding } from '../catalogue/index.ts';

/**
 * The problems, with one for all fields that a place doesn't have and those that it lacks: they are one slip, as where the fields of
 * something other were written there, and none of them alone says what to do. A name that is only misspelt is told by itself.
 */
export function fieldsTogether(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = fieldKey(problem);
    if (key === undefined) continue;
    const group = places.get(key);
    if (group) group.push(problem);
    else places.set(key, [problem]);
  }
  const told = new Map<Problem, readonly Problem[]>();
  for (const group of places.values()) {
    const [first, ...others] = group;
    if (!first || others.length === 0 || first.fieldsOf?.stray === undefined) continue;
    told.set(first, [together(first, group)]);
    for (const other of others) told.set(other, []);
  }
  return problems.flatMap((problem) => told.get(problem) ?? [problem]);
}

function fieldKey({ path, fieldsOf }: Problem): string | undefined {
  if (!fieldsOf) return undefined;
  return (fieldsOf.stray === undefined ? path : path.slice(0, -1)).join('/');
}

function together(first: Problem, group: readonly Problem[]): Problem {
  const found: readonly FieldsOf[] = group.flatMap(({ fieldsOf }) => fieldsOf ?? []);
  const [{ place, others = [] } = { place: [] }] = found;
  const names = found.flatMap(({ stray }) => stray ?? []);
  const words = found.flatMap(({ word }) => word ?? []);
  const lacks = found.flatMap((one) => one.lacks ?? []);
  const homes = new Set(found.map(({ home }) => home));
  const [home] = homes;
  return {
    path: first.path,
    mark: 'key',
    ...finding('field/others', { place, names, words, lacks, others, home: homes.size === 1 ? home : undefined }),
    isOpen: true,
  };
}
