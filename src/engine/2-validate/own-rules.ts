import { isFields } from '#kit/model';
import type { Slot } from '../base/slot.ts';
import type { PageFacts, RulesByType } from './block-rules.ts';
import { type CheckFinding, findingsOf } from './own-check.ts';

/**
 * What no schema can say of a block of a site's own: `rules` of `rules.ts` in its folder. `Block` is a section as its view gets it, `Written`
 * as it is written, once its schema has accepted it.
 */
export type OwnBlockRules<Block = never, Written = never> = {
  /** What is wrong with a section, or worth knowing. Each `path` begins in the section: `['items', 2, 'note']`. It has to be pure, as checks are. */
  problems?: (section: Written) => readonly CheckFinding[];
  /** How wide its layout shows each of its pictures, by the picture's field: `picture`, or `items.picture` in a list. */
  slots?: Readonly<Record<string, Slot>>;
  /** What search engines read of a section (schema.org as JSON-LD). */
  structuredData?: (section: Block, page: PageFacts) => object | undefined;
};

/** The rules of a site's own blocks, by type, of those that have some. */
export type OwnRules = Readonly<Record<string, OwnBlockRules>>;

/** The same as the checks take those of all blocks: what is found has the code `own/TYPE`. */
export function rulesOfOwn(rules: OwnRules): RulesByType {
  return Object.fromEntries(
    Object.entries(rules).map(([type, { problems, slots }]) => {
      const code = `own/${type}`;
      const found = (section: never) =>
        problems
          ? findingsOf(`\`blocks/${type}/rules.ts\``, { code, path: ['type'], mark: 'value' }, () => problems(section))
          : [];
      return [
        type,
        {
          problems: (section) => found(section).filter(({ severity }) => severity === 'error'),
          notes: (section) => found(section).filter(({ severity }) => severity !== 'error'),
          ...(slots ? { slots } : {}),
        },
      ];
    }),
  );
}

/** What is wrong with what a `rules.ts` gives out as `rules`, in a sentence; nothing where they are rules. */
export function wrongRules(rules: unknown): string | undefined {
  if (!isFields(rules)) return 'it gives out no `rules`: write `export const rules: BlockRules<…> = { … }`.';
  const { slots = {}, problems, structuredData } = rules;
  for (const [name, value] of Object.entries({ problems, structuredData }))
    if (value !== undefined && typeof value !== 'function') return `\`${name}\` has to be a function.`;
  const slot = Object.entries(isFields(slots) ? slots : {}).find(([, value]) => !isSlot(value));
  return slot === undefined
    ? undefined
    : `the slot \`${slot[0]}\` has to say how wide pictures stand on a phone: \`{ from: { 0: { part: 1, less: 0 } } }\`.`;
}

function isSlot(value: unknown): boolean {
  const from = isFields(value) && isFields(value['from']) ? value['from'] : {};
  const widths = Object.values(from);
  const areWidths = widths.every((width) => isFields(width) && [width['part'], width['less']].every(Number.isFinite));
  return '0' in from && areWidths;
}
