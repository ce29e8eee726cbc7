/**
 * What the pages are made of once they are compiled: plain data, trusted and typed.
 * `scripts/content` produces it when the site is built; views only read it.
 * Blocks themselves are typed from their schemas, in `src/blocks/types.generated.ts`.
 */
import type { FormSource, Section, SiteSource } from '../blocks/types.generated.ts';

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
export type NumberFormat = { prefix: string; suffix: string; decimals: number; grouping: boolean };

/** A section that could not be compiled; only the dev server ever shows one. */
export type InvalidSection = { type: 'invalid'; where: string; problems: InvalidSectionProblem[] };
/** A mistake as the browser shows it. `frame` holds the lines around it, with carets below what is wrong. */
export type InvalidSectionProblem = {
  file: string;
  line: number;
  column: number;
  message: string;
  help?: string;
  severity?: 'error' | 'warning' | 'note';
  code?: string;
  where?: string;
  frame?: string[];
  /** What the preview can write instead of `range` of the file's text, where that is sure. */
  fix?: { range: readonly [number, number]; text: string };
};

/** A contact form, ready to be shown. */
export type ContactForm = FormSource & { name: string };

/** One page, as the browser gets it. `forms` holds the contact forms that its buttons open. */
export type Page = {
  path: string;
  title: string;
  description: string;
  sections: (Section | InvalidSection)[];
  forms: Record<string, ContactForm>;
};

/** What all pages share, as the browser gets it. `product` and `organization` are names; `inquiryTypes` labels by key. */
export type Site = Pick<
  SiteSource,
  'language' | 'url' | 'navigation' | 'footer' | 'privacy' | 'notFound' | 'labels' | 'fields'
> & {
  product: string;
  organization: string;
  inquiryTypes: Record<string, string>;
};
