import type { SourceFile } from './diagnostic.ts';

/** What says of all files of a content folder where each stands. */
type FilesByPlace = {
  pages: readonly SourceFile[];
  shared: readonly SourceFile[];
  site: SourceFile | undefined;
  facts: SourceFile | undefined;
  theme: SourceFile | undefined;
  overlays?: readonly {
    shared: readonly SourceFile[];
    site: SourceFile | undefined;
    facts: SourceFile | undefined;
  }[];
};

/** Every file of a content folder. */
export function allFiles({ pages, shared, site, facts, theme, overlays = [] }: FilesByPlace): SourceFile[] {
  const ofLanguages = overlays.flatMap((overlay) => [...overlay.shared, overlay.site, overlay.facts]);
  return [...pages, ...shared, ...[site, facts, theme, ...ofLanguages].flatMap((source) => source ?? [])];
}

/** The texts of a content folder by the names that diagnostics call them. */
export function textsOf(files: FilesByPlace): Map<string, string> {
  return new Map(allFiles(files).map(({ file, text }) => [file, text]));
}
