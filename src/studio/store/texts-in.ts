import type { ContentFiles } from '../../content/4-compile/content-files.ts';

/** The texts of a content folder by their names. */
export function textsIn({ pages, shared, site, facts, theme, overlays = [] }: ContentFiles): Map<string, string> {
  const ofLanguages = overlays.flatMap((overlay) => [...overlay.shared, overlay.site, overlay.facts]);
  const all = [...pages, ...shared, ...[site, facts, theme, ...ofLanguages].flatMap((source) => source ?? [])];
  return new Map(all.map(({ file, text }) => [file, text]));
}
