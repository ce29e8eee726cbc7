import type * as ServerEntry from '#kit/server';
import { sourceHash } from '../hosting/policy.ts';
import type { SampleSite } from '../schemas/sample-site.ts';
import { anyComponentId, sheetCount, sheetOfId } from './sheets.ts';

/** A rule, and the number of the sheet in which it stands. */
export type Rule = { css: string; sheet: number };

/**
 * The rules that were gathered, in order. The marks that styled-components leaves for taking a sheet over in the browser are
 * left out: they would cost 5 % of every page, and it adds the same rules once more when it starts. Such a mark follows the
 * rules of each component.
 */
export function rulesOf(gathered: ServerEntry.Sheet): Rule[] {
  const css = gathered.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  const marks = [...css.matchAll(/data-styled\.g\d+\[id="([^"]*)"\]\{[^{}]*\}\/\*!sc\*\//g)];
  const startOf = (mark = 0) => (marks[mark - 1]?.index ?? 0) + (marks[mark - 1]?.[0].length ?? 0);
  return marks.flatMap(({ index, 1: id = '' }, mark) =>
    css
      .slice(startOf(mark), index)
      .split('/*!sc*/')
      .map((rule) => rule.trim())
      .filter((rule) => rule !== '')
      .map((rule) => ({ css: rule, sheet: sheetOfId(id) })),
  );
}

/** One of the site's style sheets, as it stands in the pages that need it. */
export type Sheet = {
  css: string;
  /** What allows it in a policy: its hash. */
  source: string;
  /** The ids of the components that its rules refer to. */
  refersTo: readonly string[];
};

/** All sheets by their number, that of what no page has included (no `css`). */
export type Sheets = readonly Sheet[];

/** The sheets that rules make. */
export function sheetsOf(rules: readonly Rule[]): Sheets {
  return Array.from({ length: sheetCount }, (_, number) => {
    const css = rules.flatMap((rule) => (rule.sheet === number ? rule.css : [])).join('');
    return { css, source: sourceHash(css), refersTo: [...new Set(css.match(anyComponentId))].sort() };
  });
}

/** The sheets that a page needs whose HTML this is, with all ids of its components: the first, and those of its blocks. */
export function neededSheets(sheets: Sheets, html: string): Sheet[] {
  const needed = new Set([0]);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const id of classes.match(anyComponentId) ?? []) needed.add(sheetOfId(id));
  return sheets.filter(({ css }, number) => css !== '' && needed.has(number));
}

/**
 * A prerendered page without the ids that no rule of its sheets refers to: they stand on every element and do nothing. React
 * leaves the classes of what it takes over as they are.
 */
export function withoutIdleIds(html: string, sheets: readonly Sheet[]): string {
  const referred = new Set(sheets.flatMap(({ refersTo }) => refersTo));
  return html.replaceAll(/ class="([s-z]\d[0-9a-z]{2})( [^"]+)"/g, (whole, id: string, others: string) =>
    referred.has(id) ? whole : ` class="${others.trimStart()}"`,
  );
}

/** Every rule that the blocks and the shell can need: those of all examples. */
export function collectRules(sample: SampleSite, server: typeof ServerEntry): Rule[] {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(sample.site, sheet);
  for (const page of sample.pages) renderer.render({ page });
  renderer.render({ missing: '/' });
  return rulesOf(sheet);
}
