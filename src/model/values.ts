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
