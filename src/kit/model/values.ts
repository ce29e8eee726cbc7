/** What values of a page become once they are compiled: plain data, which the views and the generated types share. */

/** One piece of inline text. Line breaks stand as `{ kind: 'break' }`. */
export type InlineNode =
  | string
  | { kind: 'strong' | 'emphasis'; children: InlineNode[] }
  | { kind: 'link'; link: Link; children: InlineNode[] }
  | { kind: 'break' };

/** Inline Markdown, parsed. */
export type RichText = InlineNode[];

/** One part of a running text: a paragraph, or a list. */
export type Paragraph = RichText | { kind: 'list'; isNumbered: boolean; items: RichText[] };

/** Where something leads. `external` links open in a new tab. */
export type Link = { href: string; external: boolean };

/** A picture of the `public/` folder, with its own size in pixels where the file tells it. */
export type Image = { src: string; alt: string; width?: number; height?: number };

/** What is made of one original: files from `src` to `stem-WIDTH.avif` and `.webp`; a drawing has no other widths. */
export type PictureFiles = {
  /** The file for browsers that know neither format, or the drawing itself. */
  src: string;
  stem?: string;
  widths?: number[];
  /** The middle of its colours, which stands there until the picture does. */
  color?: string;
};

/** A picture of the folder `_media`, as it is shown at its place. */
export type Picture = PictureFiles & {
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  caption?: RichText;
  credit?: string;
  /** True for the largest thing of the first screen, which is fetched first. */
  isFirst?: boolean;
  /** What stands there in the dark theme. */
  dark?: PictureFiles;
  /** The whole picture, as wide as the page, where a press shows it large. */
  whole?: WholePicture;
};

/** A picture that its place crops, as it is without that. */
export type WholePicture = PictureFiles & { width: number; height: number; sizes: string; dark?: PictureFiles };

/** The picture of a page for where it is shared, as an address from the site's root, with its size in pixels. */
export type SocialPicture = { src: string; alt: string; width: number; height: number };

/** A file to download, with what kind it is (`PDF`) and how large, in words. */
export type PublicFile = { href: string; kind: string; size?: string };

/** A film of the `public/` folder, with its type (RFC 4337 and the like). */
export type OwnFilm = { kind: 'film'; origin: 'self'; href: string; type: string };

/** A film on another host: where its player comes from and stands, and the page that shows it there. */
export type OutsideFilm = { kind: 'film'; host: string; origin: string; player: string; page: string };

export type Film = OwnFilm | OutsideFilm;

/** The captions of a film in one language, with what that calls itself. */
export type Captions = { href: string; language: string; label: string };

/** A day (`2026-05-01`), with a time of it (`18:00`) where one is said, and when that is (ISO 8601, UTC). */
export type Occasion = { day: string; time?: string; instant: string };

/** What a button does. */
export type Action =
  | { kind: 'none' }
  | { kind: 'link'; link: Link }
  | { kind: 'download'; href: string }
  | { kind: 'dialog'; form: string; inquiryType: string };

/** How a section stands out from its neighbours. */
export type Background = 'plain' | 'tinted' | 'bold';

export type BinaryOperator = '+' | '-' | '*' | '/' | '>' | '>=' | '<' | '<=' | '==' | '!=';

/** A formula as a tree. Conditions give 1 for true and 0 for false. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'negate'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression };

/** How a computed number is written: `$0.0B` is prefix `$`, 1 decimal, suffix `B`. */
export type NumberFormat = {
  prefix: string;
  suffix: string;
  decimals: number;
  grouping: boolean;
  /** The language whose signs it has (a BCP 47 tag); missing in a site that has only one. */
  language?: string;
};
