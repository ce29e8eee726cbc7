import type { ContentFiles } from '#engine';

/** The texts of a content folder by their names. */
export function textsIn({ pages, shared, site, facts, theme, overlays = [] }: ContentFiles): Map<string, string> {
  const ofLanguages = overlays.flatMap((overlay) => [...overlay.shared, overlay.site, overlay.facts]);
  const all = [...pages, ...shared, ...[site, facts, theme, ...ofLanguages].flatMap((source) => source ?? [])];
  return new Map(all.map(({ file, text }) => [file, text]));
}

/** Texts with some of them changed; those that say nothing are gone. */
export function textsAfter(
  texts: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | undefined>,
): Map<string, string> {
  const after = new Map(texts);
  for (const [file, text] of changed) {
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  }
  return after;
}
