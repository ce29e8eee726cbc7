import type { Diagnostic, Page, SourceFile } from '#kit/model';
import type { KnownReferences } from './references.ts';

/** What was found in a page, and of the page itself only what other pages are compared with. */
export type CheckedPage = {
  source: SourceFile;
  page?: Pick<Page, 'path' | 'title' | 'description' | 'siblings' | 'films'>;
  /** What the page says as a short word, and which state of its original it says; only in a site of several languages. */
  state?: PageState;
  diagnostics: Diagnostic[];
  references: KnownReferences;
};

/** A short word for what a page says (`languages/mark-of.ts`), and the one of its original that it was translated from. */
export type PageState = { mark: string; translated?: string };
