import type * as ServerEntry from '../../src/app/entry-server.tsx';
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
    .replaceAll(/\s*([,>~])\s*/g, '$1')
    .replaceAll(';}', '}');
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
