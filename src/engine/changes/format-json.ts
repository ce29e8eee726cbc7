import { headingOf, sentenceOf, whereOf } from './sentence.ts';
import type { Change, ChangeGroup } from './types.ts';
import { plainWords } from './words.ts';

/** Changes for programs; docs/changes.md says what each field is. */
export function formatChangesJson(groups: readonly ChangeGroup[], base: { name: string; commit: string }): string {
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  return JSON.stringify({ base, changes: count, groups: groups.map(groupData) }, undefined, 2);
}

function groupData(group: ChangeGroup) {
  const { kind, file, address, shownOn, isEverywhere, changes } = group;
  return {
    kind,
    heading: plainWords(headingOf(group)),
    file,
    address,
    shownOn,
    isEverywhere,
    changes: changes.map(changeData),
  };
}

function changeData(change: Change) {
  const { kind, path, before, after, shownOn, isEverywhere } = change;
  const where = plainWords(whereOf(change));
  return {
    kind,
    text: plainWords(sentenceOf(change)),
    ...(where === '' ? {} : { where }),
    path,
    before,
    after,
    shownOn,
    isEverywhere,
  };
}
