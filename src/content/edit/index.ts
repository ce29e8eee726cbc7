export { applyEdit } from './apply-edit.ts';
export { applyEdits } from './apply-edits.ts';
export { merge } from './merge.ts';
export type { Applied, Edit, Path, Refused, Splice } from './types.ts';
