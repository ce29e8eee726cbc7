import type { Path, SourceFile } from '../../model/diagnostic.ts';
import { isFields } from '../2-validate/place.ts';
import { pathOf } from '../2-validate/validators.ts';
import { pagePath } from '../4-compile/compile-page.ts';
import { sharedName } from '../4-compile/compile-shared.ts';
import { outlineOf } from '../4-compile/outline.ts';
import { Refusal } from '../edit/types.ts';
import type { Draft } from './draft.ts';

/** The sections of a file that have an `id`, those of other sections included. */
export function idsIn(draft: Draft, file: string): { id: string; path: Path }[] {
  return [...draft.document(file).structure.sections].flatMap(([place, { section }]) =>
    isFields(section) && typeof section['id'] === 'string'
      ? [{ id: section['id'], path: [...pathOf(`/${place}`), 'id'] }]
      : [],
  );
}

/** The shared files whose sections a file shows, those that are put in by others included. */
export function sharedFilesOf(draft: Draft, file: string): SourceFile[] {
  const { shared } = draft.site.files;
  const found = new Set<SourceFile>();
  const visit = (from: string) => {
    for (const name of outlineOf(draft.document(from)).shared) {
      const source = shared.find((each) => sharedName(each.file) === name);
      if (!source || found.has(source)) continue;
      found.add(source);
      visit(source.file);
    }
  };
  visit(file);
  return [...found];
}

/** The addresses of the pages that show what a file holds: the page's own, or those of all that show a shared file. */
export function pagesShowing(draft: Draft, file: string): Set<string> {
  const { files, content } = draft.site;
  const showing = files.pages.filter(
    (source) => source.file === file || sharedFilesOf(draft, source.file).some((shared) => shared.file === file),
  );
  return new Set(showing.map((source) => pagePath(source, content.context)));
}

/** Where the section of an `id` stands that a page shows. Throws Refusal where there is none, or more than one. */
export function sectionOn(draft: Draft, page: SourceFile, id: string): { file: string; path: Path } {
  const files = [page, ...sharedFilesOf(draft, page.file)].map(({ file }) => file);
  const all = files.flatMap((file) => idsIn(draft, file).map((each) => ({ ...each, file })));
  const [found, second] = all.filter((each) => each.id === id);
  if (found && second)
    throw new Refusal(
      `\`${found.file}\` and \`${second.file}\` both have a section \`${id}\`. Change one of them by hand.`,
    );
  if (found) return { file: found.file, path: found.path };
  const ids = all.map((each) => `\`${each.id}\``);
  const known = ids.length === 0 ? 'It has none with an `id`.' : `There are ${ids.join(', ')}.`;
  throw new Refusal(`\`${page.file}\` shows no section with \`id: ${id}\`. ${known}`);
}
