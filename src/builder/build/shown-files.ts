import type { CheckedPage } from '#engine';
import { fontFiles } from '#kit/theme';
import type { OutputFile } from '../render/output-file.ts';
import type { OutlinedContent } from './page-plan.ts';

/**
 * The public files without those that only belong to what isn't there: a picture of a hidden section, a report that a page to
 * come offers for download. What nothing refers to is always there.
 */
export function shownFiles(
  files: readonly OutputFile[],
  { site }: OutlinedContent,
  pages: readonly CheckedPage[],
): OutputFile[] {
  const references = [...site.references, ...pages.map((page) => page.references)].map((use) => use.files);
  const absent = new Set(references.flatMap((use) => [...use.absent]));
  for (const use of references) for (const file of use.shown) absent.delete(file);
  for (const file of fontFiles(site.theme)) absent.delete(file);
  return absent.size === 0 ? [...files] : files.filter(({ path }) => !absent.has(`/${path}`));
}
