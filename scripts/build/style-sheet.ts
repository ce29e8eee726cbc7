import type * as ServerEntry from '../../src/app/entry-server.tsx';
import type { Page, Site } from '../../src/model/page.ts';
import type { SampleSite } from './sample-site.ts';

/**
 * The rules of a sheet, in order. The marks that styled-components leaves for taking a sheet over in the browser are
 * left out: they would cost 5 % of every page, and it adds the same rules once more when it starts.
 */
export function rulesOf(sheet: ServerEntry.Sheet): string[] {
  return sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .split('/*!sc*/')
    .map((rule) => shorten(rule.trim()))
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled.'));
}

/** A rule in fewer bytes: no zero before a point, no space around marks, no last semicolon. Strings stay as they are. */
function shorten(rule: string): string {
  return rule
    .split(/("[^"]*"|'[^']*')/)
    .map((part, index) => (index % 2 === 1 ? part : shortenPart(part)))
    .join('');
}

function shortenPart(css: string): string {
  return css
    .replaceAll(/(?<![\w.])0\.(?=\d)/g, '.')
    .replaceAll(/(?<!\s)\s*([,>~])\s*/g, '$1')
    .replaceAll(';}', '}');
}

/**
 * The site's rules in two sheets, of which every page carries those that it needs: one more hash in the policy, and a home
 * page that is a fifth smaller.
 */
export type Sheets = {
  /** What the shell and the home page need: on every page. */
  first: string;
  /** All others: on each page that has a class of theirs. */
  second: string;
};

/** Sheets for a site with this home page; without one, everything is in the first. */
export function sheetsOf(
  rules: readonly string[],
  home: Page | undefined,
  site: Site,
  server: typeof ServerEntry,
): Sheets {
  if (!home) return { first: rules.join(''), second: '' };
  const sheet = server.createSheet();
  server.createRenderer(site, sheet).render({ page: home });
  const needed = new Set(rulesOf(sheet));
  return {
    first: rules.filter((rule) => needed.has(rule)).join(''),
    second: rules.filter((rule) => !needed.has(rule)).join(''),
  };
}

const usesOfSecond = new WeakMap<Sheets, RegExp>();

/** The sheets that a page with this HTML needs. */
export function neededSheets(sheets: Sheets, html: string): string[] {
  const { first, second } = sheets;
  if (second === '') return [first];
  let use = usesOfSecond.get(sheets);
  if (!use) {
    const everywhere = classesOf(first);
    const own = [...classesOf(second)].filter((name) => !everywhere.has(name));
    use = new RegExp(` class="(?:[^"]* )?(?:${own.join('|')})[ "]`);
    usesOfSecond.set(sheets, use);
  }
  return use.test(html) ? [first, second] : [first];
}

/** Every class that the rules of a sheet name. */
function classesOf(sheet: string): Set<string> {
  return new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The ids of styled components (vite.config.ts) that rules refer to. */
export function referredIds(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(/\.(s[0-9a-z]{3})(?![\w-])/g)].map(([, id = '']) => id))].sort();
}

/**
 * A prerendered page without the ids that no rule refers to: they stand on every element and do nothing. React leaves
 * the classes of what it takes over as they are.
 */
export function withoutIdleIds(html: string, referred: readonly string[]): string {
  return html.replaceAll(/ class="(s[0-9a-z]{3})( [^"]+)"/g, (whole, id: string, others: string) =>
    referred.includes(id) ? whole : ` class="${others.trimStart()}"`,
  );
}

/** Every rule that the blocks and the shell can need: those of all examples. */
export function collectRules(sample: SampleSite, server: typeof ServerEntry): string[] {
  const sheet = server.createSheet();
  const renderer = server.createRenderer(sample.site, sheet);
  for (const page of sample.pages) renderer.render({ page });
  renderer.render({ missing: '/' });
  return rulesOf(sheet);
}
