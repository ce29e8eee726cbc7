/**
 * The Studio in the browser.
 */
export { FormPane } from './form/FormPane.tsx';
export { newValue } from './form/new-value.ts';
export { definitions, type Field, fieldsOf, resolve, schemaNamed, sectionSchema } from './form/schema.ts';
export { widgetFor } from './form/widget.ts';
export type { ContentHost } from './host/content-host.ts';
export { HttpHost } from './host/http-host.ts';
export { MemoryHost } from './host/memory-host.ts';
export { copiedText } from './marked/clipboard.ts';
export { MarkedText } from './marked/marked-text.ts';
export { plainLook, type Sign, signsOf, type WordLook } from './marked/signs.ts';
export { inLanguages } from './outline/in-languages.ts';
export { mapOf } from './outline/page-map.ts';
export { SectionEdits } from './outline/section-edits.ts';
export { ofPage } from './outline/section-list.ts';
export { adaptExample } from './palette/adapt-example.ts';
export { StudioProvider } from './store/context.tsx';
export { createStore } from './store/create-store.ts';
export type { Drafts, Left, PendingChange, UnsavedDraft } from './store/drafts.ts';
export type { KeptHistory } from './store/history.ts';
export type { StudioState, StudioStore } from './store/types.ts';
