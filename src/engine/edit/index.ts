export { isSame } from '../../kit/model/plain-data.ts';
export { applyEdit } from './apply-edit.ts';
export { applyEdits } from './apply-edits.ts';
export { entryTexts } from './entry-texts.ts';
export { type MergedText, merge } from './merge.ts';
export { spliceTexts, type TextSplices } from './splice-texts.ts';
export { composed } from './splices.ts';
export type { Applied, Edit, Path, Refused, Splice } from './types.ts';
