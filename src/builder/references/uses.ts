import { compileContent, type SiteContext, whereUsed } from '#engine';
import { formatWhereUsed } from '#engine/report';
import { type Asked, askedContent, askedFact, openContent } from './asked.ts';

/** Where a page, a shared section, a form or a public file is used, as text. Throws UsageError where there is none of that name. */
export function pageUses(written: string, folder: string): string {
  return usesOf(folder, (context) => askedContent(written, context));
}

/** Where a figure of `_facts.yaml` is used, as text. Throws UsageError where there is none of that name. */
export function factUses(written: string, folder: string): string {
  return usesOf(folder, (context) => askedFact(written, context));
}

function usesOf(folder: string, asked: (context: SiteContext) => Asked): string {
  const { files, checker } = openContent(folder);
  const content = compileContent(files, checker);
  const { target, shown } = asked(content.context);
  return formatWhereUsed(shown, whereUsed(content, target));
}
