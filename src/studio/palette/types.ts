import type { Page, Site } from '#kit/model';

/** Where a text of an example refers to something of the site that it was written for. Offsets into the text. */
export type Reference = {
  kind: 'link' | 'dialog' | 'form' | 'inquiryType' | 'file' | 'image' | 'download';
  start: number;
  end: number;
  value: string;
};

/** One example of a block: the section as YAML, with its comments, as data, and as it is shown. */
export type PaletteExample = {
  name: string;
  about: string;
  text: string;
  value: Record<string, unknown>;
  references: readonly Reference[];
  sections: Page['sections'];
};

/** A block with what it is found by. */
export type PaletteBlock = {
  type: string;
  about: string;
  /** What people call it. */
  words: readonly string[];
  examples: readonly PaletteExample[];
};

/** What the palette shows; `site` is the one that the examples stand in. */
export type PaletteContent = {
  site: Site;
  page: Page;
  blocks: readonly PaletteBlock[];
  templates: readonly PageTemplate[];
};

/** A page to begin with, as it is written and as it is shown. */
export type PageTemplate = {
  name: string;
  title: string;
  description: string;
  source: string;
  sections: Page['sections'];
};
