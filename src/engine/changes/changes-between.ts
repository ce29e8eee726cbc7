import { isSame, type SourceFile, siteTitle } from '#kit/model';
import { pageName } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import { mediaFolder } from '../base/content-names.ts';
import { allFiles, sharedName } from '../links/content-files.ts';
import { languageFolder } from '../links/languages/languages.ts';
import { brandChanges } from './brand-changes.ts';
import { insideEntry, mapIn } from './compare.ts';
import { type Follower, followerOf } from './follow.ts';
import { inLanguage, sharedByLanguage } from './languages.ts';
import { withMovedSections } from './moved-sections.ts';
import { addressChange, documentChanges, fieldsOf, pageIsThere, sectionsChanged, wholeFile } from './page-changes.ts';
import { withPageNames } from './page-names.ts';
import { type PagePair, pagePairs } from './page-pairs.ts';
import { publicChanges } from './public-changes.ts';
import { type ReadEdition, readEdition } from './read-edition.ts';
import { renamesOf, toldAddresses, withFollowers, withoutTold } from './renames.ts';
import { type Shared, whereShown, withShownOn } from './shown-on.ts';
import type { Change, ChangeGroup, Editions } from './types.ts';
import { nameWords, placeName, plainValue, type Words, words } from './words.ts';

type Compared = { before: ReadEdition; after: ReadEdition; editions: Editions; follower: Follower };

/**
 * What changed from one state of a content folder to another: page by page, then what pages share, in an editor's words. Files in
 * which nothing changed are left out.
 */
export function changesBetween(editions: Editions): ChangeGroup[] {
  const { checker } = editions;
  const before = readEdition(editions.before, checker);
  const after = readEdition(editions.after, checker);
  const pairs = pagePairs(editions.before.files.pages, editions.after.files.pages, (source) =>
    (editions.before.files.pages.includes(source) ? before : after).dataOf(source),
  );
  const follower = followerOf(renamesOf(pairs, before, after));
  const compared: Compared = { before, after, editions, follower };
  const shown = whereShown(editions.after.files, checker);
  const groups = [
    ...pairs.map((pair) => pageGroup(pair, compared)),
    ...sharedByLanguage(editions.before.files, editions.after.files).flatMap((one) => languageGroups(one, compared)),
    publicGroup(compared, (name) => shown(fileTarget(name))),
  ];
  const inside = movedInside(compared);
  const told = toldAddresses(pairs, before);
  return withMovedSections(groups, before, after, inside)
    .map((group) => withoutTold(withFollowers(group, follower), told))
    .filter(({ changes }) => changes.length > 0)
    .map((group) => withShownOn(group, shown))
    .map((group) => (editions.namesPages ? withPageNames(group, [after.context, before.context]) : group));
}

/** What changed in a section on its way from one file to another. */
function movedInside({ before, after, editions, follower }: Compared): Parameters<typeof withMovedSections>[3] {
  const fileOf = ({ edition: { files }, dataOf }: ReadEdition, file: string | undefined) =>
    dataOf(allFiles(files).find((source) => source.file === file));
  return (from, to) => {
    const data = { before: fileOf(before, from.group.oldFile ?? from.group.file), after: fileOf(after, to.group.file) };
    const scope = { checker: editions.checker, definition: 'PageSource' as const, follows: follower.follows, ...data };
    const at = { ...wholeFile, path: ['sections', to.index], oldPath: ['sections', from.index] };
    return insideEntry(from.section, to.section, ['section'], at, scope);
  };
}

function pageGroup({ before, after }: PagePair, compared: Compared): ChangeGroup {
  const source = after ?? before;
  const [from, to] = [before && compared.before.addressOf(before), after && compared.after.addressOf(after)];
  const group = {
    kind: 'page' as const,
    name: placeName(pageName(source?.file ?? '')),
    file: source?.file ?? '',
    address: to ?? from ?? '',
  };
  if (!before || !after) {
    const state = after ? compared.after : compared.before;
    const language = languageFolder(group.file, state.context);
    const there = pageIsThere(state.dataOf(source), after ? 'added' : 'removed', language);
    const leads = compared.after.redirects[from ?? ''];
    const what = after
      ? there.what
      : words`${there.what}; its address ${typeof leads === 'string' ? words`leads to ${plainValue(leads)} now` : 'leads nowhere now'}`;
    return { ...group, sections: [], changes: [{ ...there, what }] };
  }
  const leads = compared.after.redirects[from ?? ''];
  const moved = from === to ? [] : [addressChange(from ?? '', to ?? '', typeof leads === 'string' ? leads : undefined)];
  const { changes, sections } = differences({ before, after }, 'PageSource', 'the page', compared);
  return { ...group, ...oldNameOf(before, after), sections, changes: [...moved, ...changes] };
}

/** What changed between two texts of a file. */
function differences(
  { before, after }: PagePair,
  definition: Definition,
  subject: string,
  { before: old, after: now, editions: { checker }, follower }: Compared,
): Pick<ChangeGroup, 'changes' | 'sections'> {
  if (before?.text === after?.text) return { changes: [], sections: [] };
  let hasFollowed = false;
  const follows = (one: unknown, other: unknown) => {
    const isFollowing = follower.follows(one, other);
    hasFollowed ||= isFollowing;
    return isFollowing;
  };
  const data = { before: old.dataOf(before), after: now.dataOf(after) };
  if (after && data.after === undefined) return { changes: [only(unreadable)], sections: [] };
  const scope = { checker, definition, follows, ...data };
  const changes =
    definition === 'Facts' || definition === 'FactsOverlay'
      ? mapIn('facts', fieldsOf(data.before), fieldsOf(data.after), wholeFile, scope)
      : brandChanges(scope, (each) => documentChanges(each, subject));
  if (changes.length === 0 && !hasFollowed && before && after)
    return { changes: [only(isSame(data.before, data.after, { inAnyOrder: true }) ? written : implied)], sections: [] };
  return { changes, sections: sectionsChanged(data.before, data.after, follower.isFollowing) };
}

const unreadable: Words = ['the file can’t be read as it is now'];
const written: Words = ['only comments, line breaks or the order of lines changed; visitors see no difference'];
const implied: Words = ['what was there by itself is written down now; visitors see no difference'];

function only(what: Words): Change {
  return { kind: 'written', where: [], what, path: [] };
}

type Language = ReturnType<typeof sharedByLanguage>[number];

/** The changes of what the pages of a language share. */
function languageGroups(language: Language, compared: Compared): ChangeGroup[] {
  const isOriginal = language.now.folder === '';
  return [
    ...sharedGroups(language, compared),
    fileGroup('facts', ['Figures'], isOriginal ? 'Facts' : 'FactsOverlay', language, compared),
    fileGroup('site', [siteTitle], isOriginal ? 'SiteSource' : 'SiteOverlay', language, compared),
    fileGroup('theme', ['Colours and letters'], 'ThemeSource', language, compared),
  ];
}

function sharedGroups({ old, now }: Language, compared: Compared): ChangeGroup[] {
  const pairs = pagePairs(old.shared, now.shared, (source) =>
    (old.shared.includes(source) ? compared.before : compared.after).dataOf(source),
  );
  return pairs.map(({ before, after }): ChangeGroup => {
    const file = (after ?? before)?.file ?? '';
    const name = inLanguage(words`Shared section ${nameWords(sharedName(file))}`, now.folder);
    const group = { kind: 'shared' as const, name, language: now.folder, file };
    if (!before) return { ...group, sections: [], changes: [whole('added', 'the shared section is new')] };
    if (!after) return { ...group, sections: [], changes: [whole('removed', 'the shared section was removed')] };
    const found = differences({ before, after }, 'SharedSource', 'the shared section', compared);
    if (before.file === after.file) return { ...group, ...found };
    const what = words`the shared section is called ${plainValue(sharedName(after.file))} now, no longer ${plainValue(sharedName(before.file))}`;
    const renamed: Change = { kind: 'renamed', where: [], what, path: [] };
    return { ...group, ...found, ...oldNameOf(before, after), changes: [renamed, ...found.changes] };
  });
}

/** The name of a file before, where it has another one now. */
function oldNameOf(before: SourceFile, after: SourceFile): Pick<ChangeGroup, 'oldFile'> {
  return before.file === after.file ? {} : { oldFile: before.file };
}

function whole(kind: Change['kind'], what: string): Change {
  return { kind, where: [], what: [what], path: [] };
}

/** The changes of a file that a language has once. */
function fileGroup(
  kind: 'facts' | 'site' | 'theme',
  name: Words,
  definition: Definition,
  { old, now }: Language,
  compared: Compared,
): ChangeGroup {
  const [before, after] = [old[kind], now[kind]];
  const file = (after ?? before)?.file;
  const pair = { ...(before ? { before } : {}), ...(after ? { after } : {}) };
  return {
    kind,
    name: inLanguage(name, now.folder),
    language: now.folder,
    ...(file === undefined ? {} : { file }),
    ...differences(pair, definition, 'the site', compared),
  };
}

/** What pages refer to by a name: an original of a picture, or a public file by its address. */
function fileTarget(name: string): Shared {
  const lead = `${mediaFolder}/`;
  return name.startsWith(lead) ? { kind: 'picture', name: name.slice(lead.length) } : { kind: 'file', name };
}

function publicGroup(
  { editions: { before, after } }: Compared,
  shownOn: Parameters<typeof publicChanges>[2],
): ChangeGroup {
  return {
    kind: 'public',
    name: ['Pictures and other files'],
    sections: [],
    changes: publicChanges(before.digests, after.digests, shownOn),
  };
}
