import type { Validators } from '../content/2-validate/validators.ts';
import type { CheckedPage, ContentFiles } from '../content/compile-content.ts';
import { type CompiledSite, compileSite } from '../content/compile-site.ts';
import type { Outline } from '../content/outline.ts';
import type { PageCrew } from '../crew/page-crew.ts';
import { type BuildState, isWhole, type KnownPage } from './build-state.ts';
import { hashOf } from './hash.ts';

/** A content folder as far as all its pages are known: their outlines and what they refer to. */
export type OutlinedContent = {
  files: ContentFiles;
  site: CompiledSite;
  outlines: Map<string, Outline>;
  /** The hash of each page's text, by file. */
  texts: Map<string, string>;
  /** What the last build knew of pages whose text is still the same, by file. */
  known: Map<string, KnownPage>;
};

/** Outlines every page; those that the last build knew are not parsed for it. */
export async function outlineContent(
  files: ContentFiles,
  validators: Validators,
  crew: PageCrew,
  state: BuildState | undefined,
): Promise<OutlinedContent> {
  const texts = new Map(files.pages.map(({ file, text }) => [file, hashOf(text)]));
  const known = new Map<string, KnownPage>();
  for (const { file } of files.pages) {
    const page = state?.pages[file];
    if (page && page.text === texts.get(file)) known.set(file, page);
  }
  const parsed = await crew.outline(files.pages.filter(({ file }) => !known.has(file)));
  const outlines = new Map<string, Outline>();
  for (const { file } of files.pages) {
    const outline = parsed.get(file) ?? known.get(file)?.outline;
    if (outline) outlines.set(file, outline);
  }
  return { files, site: compileSite(files, validators, outlines), outlines, texts, known };
}

/** A name for everything outside of its own text that a page is made from, as far as it is content. */
export function contentKey({ files, outlines }: OutlinedContent): string {
  const shared = [files.site, files.facts, ...files.shared].flatMap((source) =>
    source ? [source.file, source.text] : [],
  );
  return hashOf(...shared, JSON.stringify([...outlines]), JSON.stringify([...files.publicFiles]));
}

/** The pages that can be taken over from the site that stands in `out`, by file. */
export function pagesToKeep({ known }: OutlinedContent, isSameFrame: boolean, out: string): Map<string, KnownPage> {
  return new Map(isSameFrame ? [...known].filter(([, page]) => isWhole(page, out)) : []);
}

/** Checks every page that is not kept; of the others it is known what was found. */
export async function checkPages(
  content: OutlinedContent,
  kept: ReadonlyMap<string, KnownPage>,
  crew: PageCrew,
): Promise<CheckedPage[]> {
  const { files, outlines } = content;
  const compiled = await crew.compile(
    files.pages.filter(({ file }) => !kept.has(file)),
    files,
    outlines,
  );
  const byFile = new Map(compiled.map((page) => [page.file, page]));
  return files.pages.flatMap((source): CheckedPage[] => {
    const page = byFile.get(source.file) ?? kept.get(source.file)?.checked;
    if (!page) return [];
    const { file: _, ...checked } = page;
    return [{ source, ...checked }];
  });
}
