import { type Diagnostic, isError, isFields, valueAt } from '#kit/model';
import { nearest } from '../../base/nearest.ts';
import { alsoOnLines, type FollowingPlaces } from '../../catalogue/cause.ts';
import { finding } from '../../catalogue/index.ts';
import type { ContentFiles } from '../content-files.ts';
import type { KnownReferences } from '../references.ts';
import type { SiteContext } from '../site-context.ts';
import { diagnosticOf, fileOfPage, groupOf, placeOfAbsence, placeOfGone, placeOfName } from './definition-place.ts';
import { type Group, groupsOf, keyOf } from './groups.ts';
import { misplacedFiles } from './misplaced.ts';
import { knownNames, newNameOf, plainName } from './new-name.ts';

/**
 * The diagnostics, with one for what several of them follow from. `causes` are the places (`file:line`) of these, and of files
 * that are gone.
 */
export type OneCause = { diagnostics: Diagnostic[]; causes: Set<string> };

/** What becomes of a group: the cause, where it is told, and what it says as well. */
type Cause = { diagnostic?: Diagnostic; also?: string };

/**
 * Where two or more places say a name that is not there, the slip is where the name is given: one message there, in place of one at
 * each of them. It was renamed, is hidden, or is gone. What a fix can change surely, and what one file alone says, is told there.
 */
export function oneCause(
  diagnostics: readonly Diagnostic[],
  references: readonly KnownReferences[],
  files: ContentFiles,
  context: SiteContext,
): OneCause {
  const groups = mostMissed(groupsOf(references, diagnostics));
  const dropped = new Set<string>();
  const added: Diagnostic[] = [];
  const causes = new Set<string>();
  const misplaced = misplacedFiles(groups, references, files, context);
  added.push(...misplaced.told);
  for (const { file } of misplaced.told) causes.add(`${file}:1`);
  for (const one of diagnostics) if (misplaced.isOfMoved(one)) dropped.add(keyOf(one));
  for (const group of groups) {
    if (
      misplaced.groups.has(group) ||
      isGroupLost(group, files, context, diagnostics) ||
      isPageTold(group, groups, { references, files, context, diagnostics })
    ) {
      for (const { diagnostic: use } of group.all) dropped.add(keyOf(use));
      continue;
    }
    if (group.all.length < 2 || isSurelyMeant(group)) {
      const place = nameMeant(group, groups, { references, files, context, diagnostics });
      if (place !== undefined) causes.add(place);
      continue;
    }
    const cause = causeOf(group, groups, { references, files, context, diagnostics });
    if (!cause) continue;
    const { diagnostic, also } = cause;
    if (also !== undefined) causes.add(also);
    if (diagnostic) {
      causes.add(`${diagnostic.file}:${diagnostic.line}`);
      for (const told of lackingIn(group, diagnostics, files, context)) dropped.add(keyOf(told));
    }
    for (const { diagnostic: use } of group.all) dropped.add(keyOf(use));
    if (diagnostic) added.push(diagnostic);
  }
  return { diagnostics: [...diagnostics.filter((each) => !dropped.has(keyOf(each))), ...added], causes };
}

/** For how many names that are missed a cause is looked for: each is laid beside all names of the site that nobody says. */
const mostGroups = 200;

/** Those that most places say, where there are too many. */
function mostMissed(groups: readonly Group[]): readonly Group[] {
  return groups.length <= mostGroups
    ? groups
    : groups.toSorted((a, b) => b.all.length - a.all.length).slice(0, mostGroups);
}

/** What is needed to find the cause of a group. */
type Found = {
  references: readonly KnownReferences[];
  files: ContentFiles;
  context: SiteContext;
  diagnostics: readonly Diagnostic[];
};

function causeOf(group: Group, groups: readonly Group[], found: Found): Cause | undefined {
  const { first } = group;
  const { files, context } = found;
  const places = followingPlaces(group);
  if (first.absence) {
    const place = placeOfAbsence(first, files, context);
    const what = finding('shown/linked', { ...places, isSection: first.kind === 'anchor', absence: first.absence });
    return place && { diagnostic: diagnosticOf(place, what, context) };
  }
  const given = newNameOf(first, groups, found.references, context);
  const place = given && placeOfName({ ...first, name: given.name }, files, context);
  if (given && place) {
    const name = plainName({ ...first, name: given.name });
    const what = finding('name/unreached', { ...places, name, wanted: plainName(first), isNear: given.isNear });
    const also = first.kind === 'page' ? { also: `${fileOfPage(first.name, context.folder)}:1` } : {};
    const diagnostic = diagnosticOf(place, what, context);
    return { ...also, ...(isToldThere(diagnostic, found) ? {} : { diagnostic }) };
  }
  return goneCause(group, places, found);
}

/** True where something is wrong with the name itself, which has been reported: it can't be an address, or leads on, or is in no form. */
function isToldThere(diagnostic: Diagnostic, { diagnostics }: Found): boolean {
  return diagnostics.some(
    (one) =>
      one.file === diagnostic.file &&
      (one.code === 'route/form' ||
        one.code === 'page/redirect' ||
        (isError(one) && one.line === diagnostic.line && ofName.test(one.code))),
  );
}

/** Mistakes in a name, or in what holds it. */
const ofName = /^(?:value\/(?:form|fields)|layout\/)/;

/** Mistakes for which a group of names of the site's file can't be read. */
const ofGroup = /^(?:field\/(?:unknown|missing|empty)|value\/fields)$/;

/** True where all names of a kind are missed, because the group of `_site.yaml` that gives them has another name or form: that is told there. */
function isGroupLost(
  { first: { kind } }: Group,
  { site }: ContentFiles,
  { checker }: SiteContext,
  diagnostics: readonly Diagnostic[],
): boolean {
  if (!site || !(kind === 'form' || kind === 'inquiry' || kind === 'mailbox')) return false;
  const { data } = checker.read(site, 'SiteSource');
  const isToldOfSite = diagnostics.some((one) => isError(one) && one.file === site.file && ofGroup.test(one.code));
  return isToldOfSite && !isFields(valueAt(data, [groupOf[kind]]));
}

/** True for a page that is missed because something is wrong with its address, which is told at its own file. */
function isPageTold(group: Group, groups: readonly Group[], found: Found): boolean {
  const { first } = group;
  if (first.kind !== 'page' || first.absence) return false;
  const { context, diagnostics, references } = found;
  if (isInCircle(group, groups, found)) return true;
  const files = diagnostics.flatMap(({ code, file }) => (code.startsWith('route/') ? file : []));
  if (files.includes(fileOfPage(first.name, context.folder))) return true;
  const given = newNameOf(first, groups, references, context);
  return given?.isNear === true && files.includes(context.routes.get(given.name)?.file ?? '');
}

/** True for an old address that leads on to one that is missed as well, which is told before: redirects that lead round. */
function isInCircle(group: Group, groups: readonly Group[], { files: { site }, context: { checker } }: Found): boolean {
  const redirects = site && valueAt(checker.read(site, 'SiteSource').data, ['redirects']);
  const onward = isFields(redirects) ? redirects[group.first.name] : undefined;
  const before = groups.slice(0, groups.indexOf(group));
  return before.some(({ first }) => first.kind === 'page' && first.name === onward);
}

/** True for files that a fix can write right: their names are nobody's but the disk's. */
function isSurelyMeant({ first, all }: Group): boolean {
  return (first.kind === 'file' || first.kind === 'picture') && all.some(({ diagnostic }) => diagnostic.fix);
}

/** The place of the name that one place alone may mean: that nobody says it follows. */
function nameMeant({ first }: Group, groups: readonly Group[], found: Found): string | undefined {
  const { files, context, references } = found;
  const given = first.absence ? undefined : newNameOf(first, groups, references, context);
  const place = given?.isNear ? placeOfName({ ...first, name: given.name }, files, context) : undefined;
  if (!place) return undefined;
  const { file, line } = diagnosticOf(place, finding('page/form', {}), context);
  return `${file}:${line}`;
}

function goneCause(group: Group, places: FollowingPlaces, { files, context, diagnostics }: Found): Cause | undefined {
  const { first, all } = group;
  // What a fix can change is told where it does.
  if (all.some(({ diagnostic }) => diagnostic.fix)) return undefined;
  const place = placeOfGone(first, files, context);
  // What the site's file is told of what it lacks says enough.
  if (!place) return lacks(first.name, files, diagnostics) ? {} : undefined;
  if (new Set(all.map(({ diagnostic }) => diagnostic.file)).size === 1 && first.diagnostic.file !== place.file)
    return { diagnostic: onceInFile(group) };
  const name = plainName(first);
  const { kind } = first;
  if (kind === 'shared')
    return { diagnostic: diagnosticOf(place, finding('shared/missing', { ...places, name }), context) };
  const near = nearest(
    name,
    knownNames(first, context).map((known) => plainName({ kind, name: known })),
  );
  const page = kind === 'anchor' ? first.name.slice(0, first.name.indexOf('#')) : '';
  const what = finding('name/gone', { ...places, kind, name, page, near });
  const also = kind === 'page' ? { also: `${place.file}:1` } : {};
  return { ...also, diagnostic: diagnosticOf(place, what, context) };
}

function followingPlaces({ all }: Group): FollowingPlaces {
  const places = all.map(({ diagnostic }) => `${diagnostic.file}:${diagnostic.line}`);
  return { count: all.length, files: new Set(all.map(({ diagnostic }) => diagnostic.file)).size, places };
}

/** True where the site's own file is told that it lacks something that a placeholder stands for. */
function lacks(name: string, { site }: ContentFiles, diagnostics: readonly Diagnostic[]): boolean {
  const isOfSite = /^(?:product|organization|url)\b/.test(name);
  return (
    isOfSite && diagnostics.some((each) => isError(each) && each.file === site?.file && each.code.startsWith('field/'))
  );
}

/** Where one file alone says a name, it is told at the first place, with the lines of the others. */
function onceInFile({ first: { diagnostic }, all }: Group): Diagnostic {
  const first = all.reduce((early, one) => (one.diagnostic.line < early.line ? one.diagnostic : early), diagnostic);
  const others = new Set(all.map((one) => one.diagnostic.line));
  others.delete(first.line);
  const lines = [...others].sort((a, b) => a - b);
  return alsoOnLines(first, lines);
}

/** What a group of the site's file is told that it lacks: the name that is missed is the same mistake. */
function lackingIn(
  { first }: Group,
  diagnostics: readonly Diagnostic[],
  files: ContentFiles,
  context: SiteContext,
): Diagnostic[] {
  const place = first.kind === 'mailbox' ? placeOfGone(first, files, context) : undefined;
  if (!place?.in) return [];
  const { line } = diagnosticOf(place, finding('page/form', {}), context);
  return diagnostics.filter((told) => told.file === place.file && told.line === line && told.code === 'field/missing');
}
