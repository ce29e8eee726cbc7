import { isFields, isSame, sectionsOf } from '#kit/model';
import { type At, fieldChanges, type Scope } from './compare.ts';
import { inLanguage } from './languages.ts';
import { changedSections } from './list-changes.ts';
import { markChanges, markField } from './mark-changes.ts';
import { matched } from './match.ts';
import { entryWords } from './nouns.ts';
import type { Change, ChangedSection } from './types.ts';
import { whenDifferences, whenWords } from './when-words.ts';
import { listed, plainValue, textValue, words } from './words.ts';

/** A file as a whole. */
export const wholeFile: At = { where: [], path: [], oldPath: [], holders: { old: undefined, now: undefined } };

/** What changed in a page or in another file whose fields the schemas know. `subject` is what the file is, as a sentence begins. */
export function documentChanges(scope: Scope, subject: string): Change[] {
  const [before, after] = [fieldsOf(scope.before), fieldsOf(scope.after)];
  const when = whenDifferences(before, after).map(
    (what): Change => ({ kind: 'changed', where: [], what: words`${subject} ${what}`, path: [] }),
  );
  const marked = markChanges(before, after, [subject]);
  return [...when, ...fieldChanges(before, after, wholeFile, scope, reported), ...marked];
}

/** What is said in other words: a page's address, and the mark of a translation. */
const reported: ReadonlySet<string> = new Set(['path', markField]);

/** The sections of a file that came, went or changed inside. */
export function sectionsChanged(before: unknown, after: unknown, follows: Scope['follows']): ChangedSection[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const list = { old, now, matches: matched(old, now), noun: ['section'] };
  return changedSections(list, (from, to) => !isSame(old[from], now[to]) && !follows(old[from], now[to]));
}

/** A page that is new or gone, in words. `folder` is that of its language; empty for the original. */
export function pageIsThere(data: unknown, what: 'added' | 'removed', folder: string): Change {
  if (what === 'removed')
    return { kind: 'removed', where: [], what: words`${inLanguage(['the page'], folder)} was removed`, path: [] };
  const { title } = fieldsOf(data);
  const called = typeof title === 'string' ? words` ${textValue(title)}` : [];
  const sections = sectionsOf(data).map((section, index) => entryWords(section, index, ['section']));
  const inside = sections.length > 0 ? words`, with ${listed(sections)}` : [];
  const when = whenWords(data);
  const shown = when.length > 0 ? words` (${when})` : [];
  return {
    kind: 'added',
    where: [],
    what: words`${inLanguage(words`the page${called}`, folder)} is new${shown}${inside}`,
    path: [],
  };
}

/** A page at another address. `leads` is where the old one leads now. */
export function addressChange(from: string, to: string, leads: string | undefined): Change {
  const old =
    leads === to
      ? ['the old one leads there']
      : leads === undefined
        ? ['the old one leads nowhere now']
        : words`the old one leads to ${plainValue(leads)}`;
  const what = words`the address changed: ${plainValue(from)} → ${plainValue(to)}; ${old}`;
  return { kind: 'renamed', where: [], what, path: [], before: from, after: to };
}

export function fieldsOf(data: unknown): Record<string, unknown> {
  return isFields(data) ? data : {};
}
