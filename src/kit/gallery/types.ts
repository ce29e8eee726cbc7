/**
 * What the gallery shows of each block.
 */
import type { Page, Site } from '../model/page.ts';

/** One field of a block as the gallery's table shows it. */
export type GalleryField = {
  /** The names that lead to it: `['items', 'title']`. */
  path: string[];
  isRequired: boolean;
  /** What it is for: the schema's description. */
  about: string;
  /** What is written there, in the editor's words: `text`, `list of 1 to 3`. */
  kind: string;
  /** The words to choose from. */
  choices: string[];
  /** What the choices are the names of, where they are drawings. */
  drawn?: 'icon' | 'drawing' | undefined;
};

/** One example of a block. `yaml` is the section as it is written in a page, indented to stand below `sections:`. */
export type GalleryExample = { name: string; about: string; yaml: string; page: Page };

/** One block, with everything the gallery shows of it. */
export type GalleryBlock = {
  type: string;
  about: string;
  /** What people call it: `faq` for an accordion. */
  words: string[];
  fields: GalleryField[];
  examples: GalleryExample[];
};

/** Everything that the gallery shows. `site` is the one its examples stand in. */
export type Gallery = { site: Site; blocks: GalleryBlock[] };

/** One document of the gallery by what it shows. */
export type GalleryRoute =
  | { kind: 'home' }
  | { kind: 'block'; type: string }
  | { kind: 'example'; type: string; name: string }
  | { kind: 'design'; topic: DesignTopic };

export const designTopics = ['tokens', 'primitives', 'drawings'] as const;
export type DesignTopic = (typeof designTopics)[number];
