import type { Path, Problem } from '#kit/model';
import type { Slot } from '../base/slot.ts';

/** What a block's structured data is told about the page that it stands on. */
export type PageFacts = { url: string; organization: string };

/**
 * What no schema can say of a block. Each block's own stand in `rules.ts` of its folder; `Source` is the block as it is
 * written, once its schema has accepted it, `Compiled` what it becomes. Paths of problems are relative to the block.
 */
export type BlockRules<Source, Compiled> = {
  /** Mistakes between its fields. */
  problems?: (block: Source) => Problem[];
  /** What is allowed but worth knowing. */
  notes?: (block: Source) => Problem[];
  /**
   * How wide its layout shows each of its pictures, by the picture's field: `picture`, or `items.picture` in a list. `place` is
   * the path of the picture: `['items', 2, 'picture']`.
   */
  slots?: Readonly<Record<string, Slot | ((block: Source, place: Path) => Slot)>>;
  /** What search engines read of it (schema.org as JSON-LD). */
  structuredData?: (block: Compiled, page: PageFacts) => object | undefined;
};

/** The rules of all blocks that have some, by type. Whoever checks content hands them in. */
export type RulesByType = Readonly<Record<string, BlockRules<never, never>>>;
