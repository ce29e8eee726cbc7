import type { DeletedPage } from '../host/content-host.ts';
import type { Choices } from '../worker/protocol.ts';

/** A page that was deleted, with its translations that were deleted with it, and the names of their languages. */
export type DeletedTogether = { page: DeletedPage; translations: readonly (DeletedPage & { language: string })[] };

/** Deleted pages, each original with its translations that went in the same moment. `folder` is the content folder with its slash. */
export function deletedTogether(
  pages: readonly DeletedPage[],
  [, ...languages]: Choices['languages'],
  folder: string,
): DeletedTogether[] {
  const nameOf = ({ file }: DeletedPage) => file.slice(folder.length).replace(/\.\w+$/, '');
  const grouped = pages.map((page) => ({
    page,
    translations: languages.flatMap(({ code, name }) =>
      pages
        .filter((one) => nameOf(one) === `${code.toLowerCase()}/${nameOf(page)}` && isOfOneMoment(one, page))
        .map((one) => ({ ...one, language: name })),
    ),
  }));
  const taken = new Set(grouped.flatMap(({ translations }) => translations.map(({ file }) => file)));
  return grouped.filter(({ page }) => !taken.has(page.file));
}

/** Where it isn't known when, both are in the last state that Git keeps. */
function isOfOneMoment(one: DeletedPage, other: DeletedPage): boolean {
  return one.at === other.at && (one.at !== undefined || one.id === other.id);
}
