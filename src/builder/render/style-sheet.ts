import type * as ServerEntry from '#kit/server';
import { sourceHash } from '../hosting/policy.ts';
import type { SampleSite } from '../schemas/sample-site.ts';
import { anyComponentId, isComponentId, sheetCount, sheetOfId } from './sheets.ts';

/** A component that has one class name for all of its rules, which its id can stand for. */
type OwnId = { id: string; made: string };

/** A rule, and the number of the sheet in which it stands. */
export type Rule = {
  css: string;
  sheet: number;
  /** The component that it stands by the id of, and the class name that styled-components has made for it. */
  own?: OwnId;
};

/**
 * The rules that were gathered, in order. The marks that styled-components leaves for taking a sheet over in the browser are
 * left out: they would cost 5 % of every page, and it adds the same rules once more when it starts. Such a mark follows the
 * rules of each component, and lists the class names that were made for them.
 */
export function rulesOf(gathered: ServerEntry.Sheet): Rule[] {
  return components(gathered).flatMap(({ id, rules }) => rules.map((css) => ({ css, sheet: sheetOfId(id) })));
}

/**
 * The same rules as the built site has them. A component whose rules are always the same stands there by its id, which each of its
 * elements has as a class in any case: the name that is made for them, a word of chance in every page, needs not be there.
 */
export function siteRulesOf(gathered: ServerEntry.Sheet): Rule[] {
  return components(gathered).flatMap(({ id, names: [made = '', ...others], rules }) => {
    const sheet = sheetOfId(id);
    if (!isComponentId(id) || others.length > 0) return rules.map((css) => ({ css, sheet }));
    const renamed = (css: string) => css.replaceAll(/\.([\w-]+)/g, (all, name) => (name === made ? `.${id}` : all));
    return rules.map((rule) => ({ css: renamed(rule), sheet, own: { id, made } }));
  });
}

/** The components that rules were gathered for, with the class names that were made for each. */
function components(gathered: ServerEntry.Sheet): { id: string; names: string[]; rules: string[] }[] {
  const css = shortRules(gathered.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, ''));
  const marks = [...css.matchAll(/data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\//g)];
  const startOf = (mark = 0) => (marks[mark - 1]?.index ?? 0) + (marks[mark - 1]?.[0].length ?? 0);
  return marks.map(({ index, 1: id = '', 2: names = '' }, mark) => ({
    id,
    names: names.split(',').filter((name) => name !== ''),
    rules: css
      .slice(startOf(mark), index)
      .split('/*!sc*/')
      .map((rule) => rule.trim())
      .filter((rule) => rule !== ''),
  }));
}

/** One of the site's style sheets, as it stands in the pages that need it. */
export type Sheet = {
  css: string;
  /** What allows it in a policy: its hash. */
  source: string;
  /** The ids of the components that its rules are for, or refer to. */
  refersTo: readonly string[];
  /** The components whose rules stand by their ids, so that the names that were made for them stand nowhere. */
  own: readonly OwnId[];
};

/** All sheets by their number, that of what no page has included (no `css`). */
export type Sheets = readonly Sheet[];

/** The sheets that rules make. */
export function sheetsOf(rules: readonly Rule[]): Sheets {
  return Array.from({ length: sheetCount }, (_, number) => {
    const its = rules.filter(({ sheet }) => sheet === number);
    const css = its.map((rule) => rule.css).join('');
    return {
      css,
      source: sourceHash(css),
      refersTo: [...new Set(css.match(anyComponentId))].sort(),
      own: [...new Map(its.flatMap(({ own }) => (own ? [[own.id, own] as const] : []))).values()],
    };
  });
}

/** The components whose rules stand in the sheets by their ids. */
export function idsIn(sheets: Sheets): string[] {
  return sheets.flatMap(({ own }) => own.map(({ id }) => id));
}

/** The sheets that a page needs whose HTML this is, with all ids of its components: the first, and those of its blocks. */
export function neededSheets(sheets: Sheets, html: string): Sheet[] {
  const needed = new Set([0]);
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const id of classes.match(anyComponentId) ?? []) needed.add(sheetOfId(id));
  return sheets.filter(({ css }, number) => css !== '' && needed.has(number));
}

/**
 * A prerendered page without the classes that no rule of its sheets names: most ids of components, or the names that were made
 * for their rules. React leaves the classes of what it takes over as they are.
 */
export function shortClasses(html: string, sheets: readonly Sheet[]): string {
  const referred = new Set(sheets.flatMap(({ refersTo }) => refersTo));
  const unused = new Set(sheets.flatMap(({ own }) => own.map(({ made }) => made)));
  return html.replaceAll(/ class="([^" ]+ [^"]+)"/g, (_, classes: string) => {
    const all = classes.split(' ');
    const kept = all.filter((each) => (isComponentId(each) ? referred.has(each) : !unused.has(each)));
    return ` class="${kept.join(' ')}"`;
  });
}

/** Every rule that the blocks and the shell can need: those of all examples. */
export function collectRules(sample: SampleSite, server: typeof ServerEntry): Rule[] {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(sample.site, sheet);
  for (const page of sample.pages) renderer.render({ page });
  renderer.render({ missing: '/' });
  return siteRulesOf(sheet);
}

/** Rules without what says nothing: zeros before points of numbers, semicolons before brackets, second digits of plain colours. */
function shortRules(css: string): string {
  return css
    .replaceAll(/([:, (-])0\.(?=\d)/g, '$1.')
    .replaceAll(/#([\da-f])\1([\da-f])\2([\da-f])\3(?![\da-f])/g, '#$1$2$3')
    .replaceAll(';}', '}');
}
