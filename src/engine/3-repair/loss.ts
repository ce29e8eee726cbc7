const lossCodes = new Set([
  'field/missing',
  'field/empty',
  'list/too-short',
  'block/no-type',
  'page/no-hero',
  'value/list',
  'value/fields',
  'table/columns',
  'formula/unknown-name',
]);

/**
 * True for a problem that may only follow from a line that was left out inside of its place, or right beside it:
 * something is missing there. `from`, `to` and `leftOut` are lines of the same text.
 */
export function isNearLoss(code: string, from: number, to: number, leftOut: Iterable<number>): boolean {
  if (!lossCodes.has(code)) return false;
  for (const line of leftOut) if (line >= from - 1 && line <= to + 2) return true;
  return false;
}
