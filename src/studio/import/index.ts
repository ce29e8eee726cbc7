/**
 * Documents of Word, Google Docs and the web as pages: read in a process of their own, for who wrote them is not known.
 */
export type { Imported } from './convert.ts';
export { importDocument } from './import-document.ts';
export { importWritten } from './import-written.ts';
export { documentPages } from './new-page.ts';
export { tooLarge } from './unpack.ts';
