import { type Said, type SourceFile, valueAt } from '#kit/model';
import { either, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { nameAt } from '../links/name-at.ts';
import { addressesIn } from './addresses.ts';
import { checkIsNoHome, pageAt } from './page-address.ts';
import { planned } from './planned.ts';
import { PlannedTexts } from './planned-texts.ts';
import { type GivenSite, readSite } from './read-site.ts';
import { addRedirect } from './redirects.ts';
import { placesOf, rewriteAddresses, type Spot } from './rewrite.ts';
import { takeOutLinks } from './take-out.ts';
import { type TranslatedPage, translationsOf } from './translations.ts';
import type { Plan, UsePlace } from './types.ts';

/** What becomes of whatever leads to a page that is deleted: it leads to another page, or is taken out. */
export type Instead = { to: string } | 'removed';

/** The places of other files that lead to a page, or why that can't be known. */
export function leadingTo(given: GivenSite, path: string): UsePlace[] | Refused {
  try {
    const draft = new PlannedTexts(readSite(given));
    const source = pageAt(path, draft.site);
    for (const { file } of [source, ...translationsOf(source, draft).map((page) => page.source)]) draft.remove(file);
    return placesOf(draft, spotsLeadingTo(draft, path));
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

/** Deletes a page. Nothing that led to it is left leading nowhere: what `instead` says becomes of it. */
export function deletePage(given: GivenSite, { path, instead }: { path: string; instead: Instead }): Plan | Refused {
  return planned(given, (draft) => {
    checkIsNoHome(path, draft.site);
    const source = pageAt(path, draft.site);
    const translations = translationsOf(source, draft);
    for (const { file } of [source, ...translations.map((page) => page.source)]) draft.remove(file);
    const drafted =
      instead === 'removed' ? withoutLinks(draft, source, path) : redirected(draft, source, path, instead.to);
    return {
      ...drafted,
      notes: [...translations.map((page) => withTranslation(draft, page, instead)), ...drafted.notes],
    };
  });
}

/** A translation goes with its original. Returns what to tell of it. */
function withTranslation(draft: PlannedTexts, { source, path, folder }: TranslatedPage, instead: Instead): Said {
  const reported = say`Its translation ${path}${either(` (\`${source.file}\`)`, '')} is deleted with it.`;
  const { context } = draft.site.content;
  if (instead === 'removed') {
    takeOutLinks(draft, spotsLeadingTo(draft, path), path);
    return reported;
  }
  const { code = '' } = context.languages.find((language) => language.folder === folder) ?? {};
  const to = context.routes.get(instead.to)?.siblings?.[code] ?? instead.to;
  rewriteAddresses(draft, (address) =>
    address.path === path ? { start: address.page.start, end: address.end, text: to } : undefined,
  );
  addRedirect(draft, path, to);
  return say`${reported} Its address leads to ${to}.`;
}

/** A page by its address and file; to who sees no files, by its name. */
function pageSaid({ site }: PlannedTexts, { file }: SourceFile, path: string) {
  return either(`${path} (\`${file}\`)`, `“${nameAt(path, site.content.context)?.name ?? path}”`);
}

function redirected(draft: PlannedTexts, source: SourceFile, path: string, to: string) {
  if (to.includes('#'))
    throw new Refusal(say`Write the address of a page, without ${written('#')}, in place of ${written(to)}.`);
  pageAt(to, draft.site);
  if (to === path) throw new Refusal(say`${written(to)} is the page that is deleted. Write another one.`);
  const anchors = draft.site.content.context.routes.get(to)?.anchors;
  const spots = rewriteAddresses(draft, (address) => {
    if (address.path !== path) return undefined;
    const isKept = address.anchor !== undefined && anchors?.has(address.anchor);
    return { start: address.page.start, end: isKept ? address.page.end : address.end, text: to };
  });
  const repeated = dropRepeated(draft, spots, to);
  addRedirect(draft, path, to);
  return {
    title: say`The page ${pageSaid(draft, source, path)} is deleted. What led to it leads to ${to} now, and so does its address.`,
    changed: placesOf(
      draft,
      spots.filter((spot) => !repeated.includes(spot)),
    ),
    notes: twiceIn(draft, spots).map(
      ({ file, line, where }) => `${file}:${line}  ${where}: this list leads to ${to} twice now.`,
    ),
    named: { kind: 'page' as const, name: path },
  };
}

/** An address that a list of addresses holds twice now stands in it once. Returns the spots that are gone. */
function dropRepeated(draft: PlannedTexts, spots: readonly Spot[], to: string): Spot[] {
  return spots.toReversed().filter(({ file, path }) => {
    const list = valueAt(draft.document(file).data, path.slice(0, -1));
    const isRepeated = Array.isArray(list) && list.filter((entry) => entry === to).length > 1;
    if (isRepeated) draft.edit(file, { op: 'remove', path });
    return isRepeated;
  });
}

/** Entries beside which another one of their list leads to the same place. */
function twiceIn(draft: PlannedTexts, spots: readonly Spot[]): UsePlace[] {
  const twice = spots.filter(({ file, path }) => {
    const { data } = draft.document(file);
    const list = valueAt(data, path.slice(0, -2));
    const links = Array.isArray(list) ? list.map((entry) => valueAt(entry, path.slice(-1))) : [];
    return links.filter((link) => link !== undefined && link === valueAt(data, path)).length > 1;
  });
  return placesOf(draft, twice);
}

function withoutLinks(draft: PlannedTexts, source: SourceFile, path: string) {
  const spots = spotsLeadingTo(draft, path);
  const changed = placesOf(draft, spots);
  takeOutLinks(draft, spots, path);
  return {
    title: say`The page ${pageSaid(draft, source, path)} is deleted, and what led to it is taken out.`,
    changed,
    notes: [],
    named: { kind: 'page' as const, name: path },
  };
}

/** The texts of the files that are left in which an address of a page stands. */
function spotsLeadingTo(draft: PlannedTexts, page: string): Spot[] {
  const { context } = draft.site.content;
  return draft.files.flatMap((file) =>
    kindTextsOf(draft.document(file))
      .filter((text) => addressesIn(text, context).some(({ path }) => path === page))
      .map(({ path }) => ({ file, path })),
  );
}
