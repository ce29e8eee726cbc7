export { changesBetween } from './changes-between.ts';
export { formatChangesJson } from './format-json.ts';
export { formatChangesMarkdown } from './format-markdown.ts';
export { formatChanges } from './format-text.ts';
export type { Change, ChangedSection, ChangeGroup, ChangeKind, Edition, Editions, GroupKind } from './types.ts';
