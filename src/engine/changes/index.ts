/**
 * What changed between two states of a content folder, in an editor's words.
 */
export { changesBetween } from './changes-between.ts';
export { formatChangesHtml, type SectionPicture } from './format-html.ts';
export { formatChangesJson } from './format-json.ts';
export { formatChangesMarkdown } from './format-markdown.ts';
export { formatChanges } from './format-text.ts';
export { matched } from './match.ts';
export { headingOf, headingsOf, sentenceOf } from './sentence.ts';
export { type SectionPair, type ShownSection, shownPairs } from './shown-order.ts';
export type { Change, ChangedSection, ChangeGroup, ChangeKind, Edition, Editions, GroupKind } from './types.ts';
export { isWords } from './value-words.ts';
export { plainWords, type Words } from './words.ts';
