import type { Checker } from '../3-repair/checker.ts';
import { compileContent } from '../4-compile/compile-content.ts';
import { sharedName } from '../4-compile/compile-shared.ts';
import type { ContentFiles } from '../4-compile/content-files.ts';
import { type Target, whereUsed } from '../4-compile/where-used.ts';
import { shownInLanguage } from './languages.ts';
import type { Change, ChangeGroup, ShownOn } from './types.ts';

/** Says where visitors see something. The folder is compiled when that is asked first. */
export type WhereShown = (target: Target) => ShownOn;

export function whereShown(files: ContentFiles, checker: Checker): WhereShown {
  let content: ReturnType<typeof compileContent> | undefined;
  return (target) => {
    content ??= compileContent(files, checker);
    const { shownOn, isEverywhere } = whereUsed(files, content, target);
    return { shownOn, isEverywhere };
  };
}

/** The changes of what several pages share, with the pages that show it. */
export function withShownOn(group: ChangeGroup, shown: WhereShown): ChangeGroup {
  const { language = '' } = group;
  if (group.kind === 'shared' && group.file !== undefined)
    return { ...group, ...shownInLanguage(shown({ kind: 'shared', name: sharedName(group.file) }), language) };
  const changes = group.changes.map((change, at): Change => {
    const target = targetOf(group, change);
    const isLast = target !== undefined && targetOf(group, group.changes[at + 1])?.name !== target.name;
    return isLast ? { ...change, ...shownInLanguage(shown(target), language) } : change;
  });
  return { ...group, changes };
}

/** What a change is one of, where pages show it: the value of a figure, a form. */
function targetOf({ kind }: ChangeGroup, change: Change | undefined): Target | undefined {
  if (!change || change.kind === 'removed') return undefined;
  const [first, second] = change.path;
  if (kind === 'facts' && (second === 'value' || (second === undefined && first !== undefined)))
    return { kind: 'fact', name: `facts.${first}` };
  return kind === 'site' && first === 'forms' && second !== undefined
    ? { kind: 'form', name: String(second) }
    : undefined;
}
