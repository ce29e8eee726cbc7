import type { Diagnostic, SourceFile } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import { stemOf } from '../base/content-names.ts';
import type { OutsideAnswer } from './outside-answer.ts';
import type { ImageInfo, MediaInfo } from './site-context.ts';

export { allFiles, textsOf } from '#kit/model';

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
  /** Originals of pictures, by their names in the folder `_media`; there need not be any. */
  media?: ReadonlyMap<string, MediaInfo>;
  /** The folder of these as diagnostics show it. */
  publicFolder?: string;
  problems: readonly Diagnostic[];
  /** What folders hold beside their pages: of those that are languages of the site, it says what is other there. */
  overlays?: readonly OverlayFiles[];
  /** What is known of addresses elsewhere that no longer lead where they led; nothing where nobody has looked. */
  outside?: Readonly<Record<string, OutsideAnswer>>;
};

/** What the folder of a language holds beside its pages. `folder` is its name below the content folder. */
export type OverlayFiles = {
  folder: string;
  site: SourceFile | undefined;
  facts: SourceFile | undefined;
  shared: readonly SourceFile[];
  /** The name of a theme there, which has no effect. */
  strayTheme?: string;
};

/** What the schema calls a file of a content folder. */
export function definitionOf(source: SourceFile, files: ContentFiles): Definition {
  const { site, facts, theme, shared, overlays = [] } = files;
  if (source === site) return 'SiteSource';
  if (source === facts) return 'Facts';
  if (source === theme) return 'ThemeSource';
  if (overlays.some((overlay) => overlay.site === source)) return 'SiteOverlay';
  if (overlays.some((overlay) => overlay.facts === source)) return 'FactsOverlay';
  const isShared = [shared, ...overlays.map((overlay) => overlay.shared)].some((list) => list.includes(source));
  return isShared ? 'SharedSource' : 'PageSource';
}

/** The name that pages write for a shared file: `pages/_shared/contact.yaml` is `contact`. */
export function sharedName(file: string): string {
  return stemOf(file);
}
