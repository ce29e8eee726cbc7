import { isFields, type Said, type SourceFile } from '#kit/model';
import { nameInFolder } from '../base/content-names.ts';
import { englishName } from '../base/language.ts';
import { either, fileCalled, say, written } from '../catalogue/say.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { languageFolder, originalOf } from '../links/languages/languages.ts';
import { nameAt } from '../links/name-at.ts';
import { checkIsNoHome, fileFor, type NewAddress, newAddress, pageAt } from './page-address.ts';
import { type PageNames, setLabels, setNames } from './page-names.ts';
import { planned } from './planned.ts';
import type { PlannedTexts } from './planned-texts.ts';
import type { GivenSite } from './read-site.ts';
import { addRedirect, dropRedirect } from './redirects.ts';
import { placesOf, rewriteAddresses } from './rewrite.ts';
import { withSchemaFrom } from './schema-comment.ts';
import { keepMarks, translationsOf } from './translations.ts';
import type { Plan } from './types.ts';

/**
 * Gives a page another address: its file another name, or its `path`. Everything that refers to the page leads to the new
 * address then, redirects too, and the old address leads there. `to` may hold placeholders, or be the address that the page has:
 * then only what it is called besides is another (`names`). Of a page that is new (`isNew`) nobody knows the old address, and nothing
 * leads on from there.
 */
export function renamePage(
  given: GivenSite,
  { from, to, isNew = false, ...names }: { from: string; to: string; isNew?: boolean } & PageNames,
): Plan | Refused {
  return planned(given, (draft) => {
    const source = pageAt(from, draft.site);
    const { context } = draft.site.content;
    const { name = from, title = from } = nameAt(from, context) ?? {};
    if (names.label) setLabels(draft, source, names.label);
    const isCalled = names.title !== undefined || names.label !== undefined;
    const moved = isCalled && to === from ? undefined : movePage(draft, source, { from, to, isNew });
    // A title says something new, an address doesn't: translations that were up to date stay so as far as that goes.
    keepMarks(draft);
    const followed = setNames(draft, source.file, names);
    return {
      title: planTitle(
        { from, name, title },
        names,
        moved && { path: moved.path, file: draft.nameOf(source.file), isNew },
      ),
      changed: placesOf(draft, moved?.spots ?? []),
      notes: [...followed, ...(moved?.notes ?? [])],
      saysNew: true,
      ...(moved && { named: { kind: 'page' as const, name: from } }),
    };
  });
}

function planTitle(
  old: Record<'from' | 'name' | 'title', string>,
  { title, label }: PageNames,
  to: { path: string; file: string; isNew: boolean } | undefined,
): Said {
  const called = label?.to ?? title;
  const leads = to?.isNew ? '' : ' The old address leads to the new one.';
  const address = to ? say`${to.path}${either(`, in \`${to.file}\``, '')}.${leads}` : [];
  if (called === undefined) return say`The page ${old.from} ${either('is now', 'will be at')} ${address}`;
  const at = to ? say`, at the address ${address}` : '.';
  const now = either(' now', '');
  // A page of the menu goes on being called so when only its title is another.
  if (!label && old.name !== old.title)
    return say`The title of “${old.name}” ${either('is', 'will be')} “${called}”${now}${at}`;
  return say`“${label?.from ?? old.name}” ${either('is called', 'will be called')} “${called}”${now}${at}`;
}

/** Gives a page another address, and has all that refers to it lead there. */
function movePage(
  draft: PlannedTexts,
  source: SourceFile,
  { from, to, isNew }: { from: string; to: string; isNew: boolean },
) {
  checkIsNoHome(from, draft.site, ' Duplicate it under another address.');
  const address = newAddress(to, draft.site);
  checkLanguage(source, address, draft);
  const spots = rewriteAddresses(draft, ({ path, page }) =>
    path === from ? { ...page, text: address.written } : undefined,
  );
  moveFile(draft, source, address);
  if (!isNew) addRedirect(draft, from, address.written);
  const moved = moveTranslations(draft, source, isNew);
  const dropped = dropRedirect(draft, address.path);
  const lost = dropped === address.written ? [] : droppedNote(address.path, dropped);
  return { path: address.path, spots, notes: [...moved, ...lost, ...belowNote(from, draft)] };
}

/** Throws Refusal where an address is that of another language than the page's. */
function checkLanguage({ file }: SourceFile, { path }: NewAddress, { site }: PlannedTexts): void {
  const { context } = site.content;
  const own = languageFolder(file, context);
  const [, first = ''] = path.split('/');
  const named = context.languages.find(({ folder }) => folder !== '' && folder === first);
  if (own === (named?.folder ?? '')) return;
  const [original] = context.languages;
  if (own !== '')
    throw new Refusal(
      say`${fileCalled(file)} is a translation: its address begins with /${own}. Write it like ${written(`/${own}${path}`)}.`,
    );
  const rest = path.slice(first.length + 1) || '/start';
  throw new Refusal(
    say`Addresses that begin with /${first} are those of the pages in ${englishName(named?.code ?? '')}, and ${fileCalled(file)} is in ${englishName(original?.code ?? '')}. Write one without it, such as ${written(rest)}.`,
  );
}

/** The page's file takes the name of the address; where it has its address from `path`, that is set. */
function moveFile(draft: PlannedTexts, source: SourceFile, address: NewAddress): void {
  const { file } = source;
  const { folder } = draft.site.files;
  const { data } = draft.document(file);
  const hasPath = isFields(data) && typeof data['path'] === 'string';
  const isTranslation = originalOf(source, draft.site.files.pages, draft.site.content.context) !== undefined;
  const to = fileFor(address, file, draft.site);
  // A translation keeps the name of its original's file, by which they belong together.
  if (hasPath || isTranslation || to === undefined) setPath(draft, file, address, hasPath);
  else {
    draft.setText(file, withSchemaFrom(draft.text(file), file, to, folder));
    draft.rename(file, to);
  }
}

/**
 * The translations of a page whose file has another name get that too, so that they still belong together. Their addresses change
 * with it, unless they have one of their own. Returns what to tell of it.
 */
function moveTranslations(draft: PlannedTexts, source: SourceFile, isNew: boolean): Said[] {
  const { folder } = draft.site.files;
  const name = nameInFolder(draft.nameOf(source.file), folder);
  if (draft.nameOf(source.file) === source.file) return [];
  return translationsOf(source, draft).map(({ source: own, path, folder: language }) => {
    const { file } = own;
    const { data } = draft.document(file);
    const address = { written: `/${language}/${name}`, path: `/${language}/${name}` };
    const to = fileFor(address, file, draft.site);
    if (to === undefined)
      throw new Refusal(say`The translation ${fileCalled(file)} can't go along: a file of that name is there already.`);
    const hasPath = isFields(data) && 'path' in data;
    if (!hasPath) {
      rewriteAddresses(draft, (found) => (found.path === path ? { ...found.page, text: address.written } : undefined));
      if (!isNew) addRedirect(draft, path, address.written);
      dropRedirect(draft, address.path);
    }
    draft.setText(file, withSchemaFrom(draft.text(file), file, to, folder));
    draft.rename(file, to);
    const leads = hasPath || isNew ? [] : say`, and ${path} ${either('leads', 'will lead')} to ${address.path}`;
    return say`Its translation ${either('is now', 'will be')} ${fileCalled(to)}${leads}.`;
  });
}

/** Sets the `path` of a page; one that says what the file's name says goes. */
function setPath(draft: PlannedTexts, file: string, { written, path }: NewAddress, hasPath: boolean): void {
  const isNamed = !written.includes('((') && `/${nameInFolder(file, draft.site.files.folder)}` === path;
  if (hasPath && isNamed && path !== '/home') draft.edit(file, { op: 'remove', path: ['path'] });
  else draft.edit(file, pathEdit(draft, file, written));
}

/** The edit that gives a page a `path`: a new one stands before the sections. */
export function pathEdit(draft: PlannedTexts, file: string, value: string) {
  const { data } = draft.document(file);
  const names = isFields(data) ? Object.keys(data) : [];
  const at = names.indexOf('sections');
  return { op: 'set' as const, path: ['path'], value, ...(at < 0 ? {} : { at }) };
}

/** Says that a redirect had to go. */
export function droppedNote(path: string, target: string | undefined): string[] {
  return target === undefined ? [] : [`The redirect from ${path} to ${target} is gone: a page stands there now.`];
}

function belowNote(from: string, { site }: PlannedTexts): string[] {
  const below = [...site.content.context.routes.keys()].filter((path) => path.startsWith(`${from}/`));
  return below.length === 0 ? [] : [`What stands below it keeps its address: ${below.join(', ')}.`];
}
