import type { SourceFile } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { readDocument } from '../3-repair/read-document.ts';
import { pagePath } from '../4-compile/compile-page.ts';
import { compileSite } from '../4-compile/compile-site.ts';
import { definitionOf } from '../4-compile/content-files.ts';
import { fieldsOf } from './page-changes.ts';
import type { Edition } from './types.ts';

/** A content folder at one time, read: what each file says, the addresses of its pages, and where old addresses lead. */
export type ReadEdition = {
  edition: Edition;
  dataOf: (source: SourceFile | undefined) => unknown;
  addressOf: (source: SourceFile) => string;
  redirects: Readonly<Record<string, unknown>>;
};

export function readEdition(edition: Edition, checker: Checker): ReadEdition {
  const { files } = edition;
  const dataOf = (source: SourceFile | undefined) =>
    source && readDocument(source, definitionOf(source, files), checker).data;
  const { context } = compileSite(files, checker);
  return {
    edition,
    dataOf,
    addressOf: (source) => pagePath(source, context),
    redirects: fieldsOf(fieldsOf(dataOf(files.site))['redirects']),
  };
}
