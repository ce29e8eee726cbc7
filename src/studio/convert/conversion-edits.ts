import type { Edit } from '#engine/edit';
import { childOf, isFields, isSame, type Path } from '#kit/model';
import type { Carried } from './carry.ts';
import type { Conversion } from './convert-section.ts';

/**
 * The edits that make a section, at its place in its file, what a conversion says: fields get other names where they say the same, so
 * that how they are written stays, comments and all.
 */
export function conversionEdits(section: unknown, path: Path, conversion: Conversion): Edit[] {
  const { value, own, entries, lists } = conversion;
  const before = isFields(section) ? section : {};
  const { from, to } = lists;
  const isKept = entries !== undefined;
  const inEntries = (entries ?? []).flatMap((entry, index) =>
    groupEdits(
      childOf(childOf(section, from.name), index),
      [...path, from.name, index],
      entry,
      entryAt(value, to.name, index),
    ),
  );
  const names = new Set(['type', from.name, ...('columns' in from ? [from.columns] : [])]);
  const fields = Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name)));
  const listNames = new Set([to.name, ...('columns' in to ? [to.columns] : [])]);
  const wanted = Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'type' && !listNames.has(name)));
  const moved: Edit[] = !isKept
    ? [...names].flatMap((name): Edit[] => (name === 'type' ? [] : [{ op: 'remove', path: [...path, name] }]))
    : from.name === to.name
      ? []
      : [{ op: 'rename', path: [...path, from.name], key: to.name }];
  const made = isKept
    ? []
    : [...listNames].toReversed().map((name): Edit => ({ op: 'set', path: [...path, name], value: value[name] }));
  return [
    { op: 'set', path: [...path, 'type'], value: conversion.type },
    ...inEntries,
    ...moved,
    ...groupEdits(fields, path, own, wanted),
    ...made,
  ];
}

function entryAt(value: Record<string, unknown>, list: string, index: number): Record<string, unknown> {
  const entry = childOf(childOf(value, list), index);
  return isFields(entry) ? entry : {};
}

/** The edits that make a group what it shall be: what goes, what gets another name, what is written. */
function groupEdits(before: unknown, path: Path, { from }: Carried, after: Record<string, unknown>): Edit[] {
  const old = isFields(before) ? before : {};
  const kept = new Map([...from].filter(([to, name]) => isSame(after[to], old[name])));
  const stays = new Set(kept.values());
  const renamed = [...kept].filter(([to, name]) => to !== name);
  // A name that another field still has: the whole group is written.
  if (renamed.some(([to]) => stays.has(to))) return [{ op: 'set', path, value: after }];
  const sets = Object.entries(after).filter(([name]) => !kept.has(name));
  const isSet = new Set(sets.map(([name]) => name));
  const gone = Object.keys(old).filter(
    (name) => !stays.has(name) && !(isSet.has(name) && !renamed.some(([to]) => to === name)),
  );
  return [
    ...gone.map((name): Edit => ({ op: 'remove', path: [...path, name] })),
    ...renamed.map(([to, name]): Edit => ({ op: 'rename', path: [...path, name], key: to })),
    ...sets.map(([name, value]): Edit => ({ op: 'set', path: [...path, name], value })),
  ];
}
