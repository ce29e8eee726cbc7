import type { Diagnostic, SourceFile } from '../../model/diagnostic.ts';
import type { Page } from '../../model/page.ts';
import type { KnownUses } from './references.ts';

/** What was found in a page, and of the page itself only what other pages are compared with. */
export type CheckedPage = {
  source: SourceFile;
  page?: Pick<Page, 'path' | 'title' | 'description'>;
  diagnostics: Diagnostic[];
  uses: KnownUses;
};
