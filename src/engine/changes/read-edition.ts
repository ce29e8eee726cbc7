import type { SourceFile } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { routePath } from '../links/addresses/routes.ts';
import { definitionOf } from '../links/content-files.ts';
import { outlinesOf } from '../links/outline.ts';
import type { SiteContext } from '../links/site-context.ts';
import { compileSite } from '../pipeline.ts';
import { fieldsOf } from './page-changes.ts';
import type { Edition } from './types.ts';

/** A content folder at one time, read: what each file says, the addresses of its pages, and where old addresses lead. */
export type ReadEdition = {
  edition: Edition;
  dataOf: (source: SourceFile | undefined) => unknown;
  addressOf: (source: SourceFile) => string;
  redirects: Readonly<Record<string, unknown>>;
  context: SiteContext;
};

export function readEdition(edition: Edition, checker: Checker): ReadEdition {
  const { files, outlines: known = new Map() } = edition;
  const dataOf = (source: SourceFile | undefined) => source && checker.read(source, definitionOf(source, files)).data;
  const others = files.pages.filter(({ file }) => !known.has(file));
  const outlines = new Map([...known, ...outlinesOf(others, checker)]);
  const { context } = compileSite(files, checker, {}, outlines);
  return {
    edition,
    dataOf,
    addressOf: ({ file }) => routePath(file, outlines.get(file) ?? {}, context),
    redirects: fieldsOf(fieldsOf(dataOf(files.site))['redirects']),
    context,
  };
}
