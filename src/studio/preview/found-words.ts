import type { Path } from '#engine/edit';
import type { Figures } from '../form/figures.ts';
import type { Widget } from '../form/widget.ts';

/** How a text is read: what it is filled in with, and what its figures say. */
export type Reading = { widget: Widget | undefined; figures: Figures };

/** A text of a file, or a paragraph of one: `before` and `after` are what stands around it in its field. */
export type FoundWords = { path: Path; before: string; words: string; after: string; widget: Widget };

/** Words of a field as they are read. */
export type ReadPart = { found: FoundWords; read: string };
