/**
 * What the Studio runs beside its page: texts, edits and the pipeline, and how both talk.
 */
export { editTexts } from './edit-texts.ts';
export { pagesInOrder } from './pages-in-order.ts';
export { createPipeline } from './pipeline.ts';
export type { Look, PageEntry, Pipeline } from './protocol.ts';
