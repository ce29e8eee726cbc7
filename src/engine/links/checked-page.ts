import type { Diagnostic, Page, SourceFile } from '#kit/model';
import type { TranslationState } from './languages/mark-of.ts';
import type { KnownReferences } from './references.ts';

/** What was found in a page, and of the page itself only what other pages are compared with. */
export type CheckedPage = {
  source: SourceFile;
  page?: Pick<Page, 'path' | 'title' | 'description' | 'siblings' | 'films'>;
  /** What the page says as a short word, and which state of its original it says; only in a site of several languages. */
  state?: TranslationState;
  diagnostics: Diagnostic[];
  references: KnownReferences;
};
