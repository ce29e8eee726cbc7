import type { Checker } from '../3-repair/checker.ts';
import type { ContentFiles } from '../links/content-files.ts';
import type { SiteContext } from '../links/site-context.ts';
import { factTarget, sharedTarget, type Target, usesIn } from '../links/where-used.ts';
import { compileContent } from '../pipeline.ts';
import type { Change, ChangeGroup, ShownOn } from './types.ts';

/** Says where visitors see what a file of this language or the original's has changed. */
export type WhereShown = (changed: Shared) => ShownOn;

/** What several pages share: a shared file, a public one, an original, or a figure or form in the folder of a language. */
export type Shared =
  | { kind: 'shared'; file: string }
  | { kind: 'file'; name: string }
  | { kind: 'picture'; name: string }
  | { kind: 'fact'; name: string; language: string }
  | { kind: 'form'; name: string; language: string };

export function whereShown(files: ContentFiles, checker: Checker): WhereShown {
  let uses: { of: ReturnType<typeof usesIn>; context: SiteContext } | undefined;
  return (changed) => {
    if (!uses) {
      const content = compileContent(files, checker);
      uses = { of: usesIn(content), context: content.context };
    }
    const { shownOn, isEverywhere } = uses.of(targetOf(changed, uses.context));
    return { shownOn, isEverywhere };
  };
}

function targetOf(changed: Shared, context: SiteContext): Target {
  if (changed.kind === 'shared') return sharedTarget(changed.file, context);
  if (!('language' in changed)) return changed;
  const { kind, name, language } = changed;
  if (language !== '') return { kind, name, languages: [language] };
  return kind === 'fact' ? factTarget(name, context) : { kind, name };
}

/** The changes of what several pages share, with the pages that show it. */
export function withShownOn(group: ChangeGroup, shown: WhereShown): ChangeGroup {
  if (group.kind === 'shared' && group.file !== undefined)
    return { ...group, ...shown({ kind: 'shared', file: group.file }) };
  const changes = group.changes.map((change, at): Change => {
    const changed = sharedIn(group, change);
    const isLast = changed !== undefined && sharedIn(group, group.changes[at + 1])?.name !== changed.name;
    return isLast ? { ...change, ...shown(changed) } : change;
  });
  return { ...group, changes };
}

/** What a change is one of, where pages show it: the value of a figure, a form. */
function sharedIn(
  { kind, language = '' }: ChangeGroup,
  change: Change | undefined,
): Extract<Shared, { language: string }> | undefined {
  if (!change || change.kind === 'removed') return undefined;
  const [first, second] = change.path;
  if (kind === 'facts' && (second === 'value' || (second === undefined && first !== undefined)))
    return { kind: 'fact', name: `facts.${first}`, language };
  return kind === 'site' && first === 'forms' && second !== undefined
    ? { kind: 'form', name: String(second), language }
    : undefined;
}
