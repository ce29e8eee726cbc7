/** How an entry of a list moves: `to` is where it stands afterwards, `at` the entry that it then stands before, or their number. */
export type Step = { from: number; to: number; at: number };

/** An entry as it is seen: where it begins and how high it is, in px. */
export type Box = { top: number; height: number };

/**
 * What it means to let go of an entry at a height: it comes before the first whose middle lies below that, or to the end. Nothing
 * where it stands there already.
 */
export function stepTo(from: number, y: number, boxes: readonly Box[]): Step | undefined {
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
  const at = below < 0 ? boxes.length : below;
  const to = at > from ? at - 1 : at;
  return to === from ? undefined : { from, to, at };
}
