import type { Diagnostic, SourceFile } from '../../model/diagnostic.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { ImageInfo } from './site-context.ts';

/** The files of a content folder, as text. `problems` tells what could not be read. */
export type ContentFiles = {
  /** The folder as diagnostics show it. */
  folder: string;
  pages: readonly SourceFile[];
  site: SourceFile | undefined;
  facts: SourceFile | undefined;
  theme: SourceFile | undefined;
  shared: readonly SourceFile[];
  publicFiles: ReadonlyMap<string, ImageInfo>;
  /** The folder of these as diagnostics show it. */
  publicFolder?: string;
  problems: readonly Diagnostic[];
};

/** Every file of a content folder. */
export function allFiles({ pages, shared, site, facts, theme }: ContentFiles): SourceFile[] {
  return [...pages, ...shared, ...[site, facts, theme].flatMap((source) => source ?? [])];
}

/** What the schema calls a file of a content folder. */
export function definitionOf(source: SourceFile, { site, facts, theme, shared }: ContentFiles): Definition {
  if (source === site) return 'SiteSource';
  if (source === facts) return 'Facts';
  if (source === theme) return 'ThemeSource';
  return shared.includes(source) ? 'SharedSource' : 'PageSource';
}

/** The content folder with other texts in some of its files, by name. */
export function withTexts(files: ContentFiles, texts: ReadonlyMap<string, string>): ContentFiles {
  const change = (source: SourceFile): SourceFile => {
    const text = texts.get(source.file);
    return text === undefined ? source : { file: source.file, text };
  };
  return {
    ...files,
    pages: files.pages.map(change),
    shared: files.shared.map(change),
    site: files.site && change(files.site),
    facts: files.facts && change(files.facts),
    theme: files.theme && change(files.theme),
  };
}
