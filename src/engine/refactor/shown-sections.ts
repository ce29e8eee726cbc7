import { isFields, type Path, type SourceFile } from '#kit/model';
import { pathOf } from '../2-validate/validators.ts';
import { fileCalled, labelled, say, written } from '../catalogue/say.ts';
import { Refusal } from '../edit/types.ts';
import { pagePath } from '../links/addresses/routes.ts';
import { contextOf, nameInLanguage } from '../links/languages/languages.ts';
import { outlineOf } from '../links/outline.ts';
import type { PlannedTexts } from './planned-texts.ts';

/**
 * The sections that one address leads to, by where their `id` stands, and the pages that show them. There are several where one
 * takes the other's place on a day, and where a shared file brings one of the same name to another page.
 */
export type Sections = { ids: { file: string; path: Path }[]; pages: ReadonlySet<string> };

/**
 * The sections of an `id` that a page shows, and those of its translations: a link to the one is a link to the other in that
 * language. Throws Refusal where there is none. */
export function sectionsOn(draft: PlannedTexts, page: SourceFile, id: string): Sections {
  const shown = draft.site.files.pages.map((source) => ({ source, files: filesShownOn(draft, source) }));
  const files = new Set<string>();
  const pages = new Set<SourceFile>([page]);
  // A page that shows one of the files may have another of the same name, and so on.
  for (let before = -1; before < files.size; ) {
    before = files.size;
    for (const one of shown) {
      if (one.files.some((file) => files.has(file))) pages.add(one.source);
      if (siblingsOf(draft, one.source).some((sibling) => pages.has(sibling))) pages.add(one.source);
      if (pages.has(one.source)) for (const file of one.files) if (idsIn(draft, file).has(id)) files.add(file);
    }
  }
  const ids = [...files].flatMap((file) => (idsIn(draft, file).get(id) ?? []).map((path) => ({ file, path })));
  const { context } = draft.site.content;
  if (ids.length > 0) return { ids, pages: new Set([...pages].map((source) => pagePath(source, context))) };
  const known = filesShownOn(draft, page).flatMap((file) =>
    [...idsIn(draft, file).keys()].map((each) => written(each)),
  );
  const others =
    known.length === 0
      ? say`It has none with an ${labelled('id')}.`
      : say`There are ${known.flatMap((each, index) => (index === 0 ? [each] : [', ', each]))}.`;
  throw new Refusal(say`${fileCalled(page.file)} shows no section with ${written(`id: ${id}`)}. ${others}`);
}

/** The `id`s of a file's sections, those of other sections included, and where each stands. */
function idsIn(draft: PlannedTexts, file: string): Map<string, Path[]> {
  const ids = new Map<string, Path[]>();
  for (const [place, { section }] of draft.document(file).structure.sections) {
    const id = isFields(section) ? section['id'] : undefined;
    if (typeof id === 'string') ids.set(id, [...(ids.get(id) ?? []), [...pathOf(`/${place}`), 'id']]);
  }
  return ids;
}

/** A page's own file and the shared files whose sections it shows, those that are put in by others included. */
export function filesShownOn(draft: PlannedTexts, page: SourceFile): string[] {
  const { shared } = contextOf(page.file, draft.site.content.context);
  const found = new Set<string>([page.file]);
  for (const file of found)
    for (const name of outlineOf(draft.document(file)).shared) {
      const section = shared.get(name);
      if (section) found.add(section.file);
    }
  return [...found];
}

/** The same page in each language of the site, where it is there. */
function siblingsOf(draft: PlannedTexts, page: SourceFile): SourceFile[] {
  const { context } = draft.site.content;
  if (context.languages.length === 0) return [page];
  const name = nameInLanguage(page.file, context);
  return draft.site.files.pages.filter(({ file }) => nameInLanguage(file, context) === name);
}
