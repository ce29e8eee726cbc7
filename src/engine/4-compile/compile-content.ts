import { type Diagnostic, type Page, type SourceFile, sortDiagnostics } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { acrossNotes, missingFacts } from './across-notes.ts';
import { oneCause } from './causes/one-cause.ts';
import type { CheckedPage } from './checked-page.ts';
import { type CompiledPage, compilePage } from './compile-page.ts';
import { type CompiledSite, compileSite, type Times } from './compile-site.ts';
import type { ContentFiles } from './content-files.ts';
import { translationNotes } from './languages/translation-notes.ts';
import { isPageThere } from './time/link-target.ts';

export type { CheckedPage } from './checked-page.ts';
export { type CompiledSite, compileSite, type Times } from './compile-site.ts';
export type { ContentFiles } from './content-files.ts';

/** A whole content folder, compiled. `pages` are those that could be read, in the order of their files. */
export type CompiledContent = CompiledSite & { pages: (CompiledPage & { source: SourceFile })[] };

/** Compiles a whole content folder and finds every mistake of every file. Review dates are looked at where `now` is known. */
export function compileContent(files: ContentFiles, checker: Checker, times: Times = {}): CompiledContent {
  const site = compileSite(files, checker, times);
  const pages = files.pages.map((source) => ({ source, ...compilePage(source, site.context) }));
  return { ...site, pages, diagnostics: contentDiagnostics(files, site, pages) };
}

/** All diagnostics of a folder: those of its files, and what only all files together show. Sorted. */
export function contentDiagnostics(
  files: ContentFiles,
  site: CompiledSite,
  pages: readonly CheckedPage[],
): Diagnostic[] {
  const references = [...site.references, ...pages.map((page) => page.references)];
  const found = [...site.diagnostics, ...pages.flatMap((page) => page.diagnostics)];
  const { diagnostics, causes } = oneCause(found, references, files, site.context);
  const missing = missingFacts(files, references);
  const ofLanguages = translationNotes(pages, site.context, new Set([...causes, ...homesMissed(diagnostics, site)]));
  const notes = [
    ...acrossNotes(files, pages, references, site.context, [...found, ...diagnostics, ...ofLanguages]),
    ...ofLanguages,
  ];
  return sortDiagnostics([
    ...diagnostics,
    ...missing,
    ...notes.filter((note) => !causes.has(`${note.file}:${note.line}`)),
  ]);
}

/** The places of home pages of languages that are told to be missing. */
function homesMissed(diagnostics: readonly Diagnostic[], { context }: CompiledSite): string[] {
  const told = diagnostics.filter(({ code }) => code === 'language/no-home').map(({ file }) => `${file}:1`);
  const homes = context.languages.map(({ folder }) => `${context.folder}/${folder}/home.yaml:1`);
  return told.length > 0 ? [...told, ...homes] : [];
}

/** The pages of a compiled folder that are there, once it is known that nothing is wrong with it. */
export function validPages(content: CompiledContent): Page[] {
  return content.pages.flatMap(({ page }) => (page && isPageThere(page.path, content.context) ? [page] : []));
}
