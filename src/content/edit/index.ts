export { applyEdit } from './apply-edit.ts';
export { applyEdits } from './apply-edits.ts';
export { merge } from './merge.ts';
export { spliceTexts, type TextSplices } from './splice-texts.ts';
export type { Applied, Edit, Path, Refused, Splice } from './types.ts';
