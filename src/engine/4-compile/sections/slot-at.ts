import type { Path } from '#kit/model';
import { innermostSection } from '../../2-validate/structure.ts';
import { type Slot, shareOf, wholeWidth } from '../../base/slot.ts';
import type { SectionScope } from './section-scope.ts';

/** The column of a running text: what a picture has whose block says nothing, or can't, because it has mistakes. */
const textColumn: Slot = { from: { 0: wholeWidth, 768: shareOf(7, 12) } };

/** The slot of the picture at a path, as the rules of its block name it by its field: `picture`, `items.picture`. */
export function slotAt(path: Path, { parsed, context }: Pick<SectionScope, 'parsed' | 'context'>): Slot {
  const { at, found } = innermostSection(parsed.structure, path);
  if (found?.type === undefined) return textColumn;
  const place = path.slice(at.length);
  const field = place.filter((step) => typeof step === 'string');
  const slot = context.checker.rules[found.type]?.slots?.[field.join('.')] ?? textColumn;
  if (typeof slot !== 'function') return slot;
  // The schema has accepted the block, or its rules don't see it.
  return found.verdict?.errors.length === 0 ? slot(found.section as never, place) : textColumn;
}
