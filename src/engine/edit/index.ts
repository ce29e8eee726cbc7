/**
 * Changes of texts: `applyEdit`, `applyEdits` and `merge`, pure, for YAML and JSON.
 */
export { isSame } from '#kit/model';
export { applyEdit } from './apply-edit.ts';
export { applyEdits } from './apply-edits.ts';
export { entryTexts } from './entry-texts.ts';
export { type MergedText, merge } from './merge.ts';
export { pathNow } from './path-now.ts';
export { parseSource } from './source.ts';
export { spliceTexts, type TextSplices } from './splice-texts.ts';
export { styleOf } from './style.ts';
export type { Applied, Edit, Path, Refused, Splice } from './types.ts';
export { Refusal } from './types.ts';
