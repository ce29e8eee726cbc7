import { markAsInserted } from './known-rules.ts';

/**
 * Gives the page those of the site's sheets (`styles`) that it was sent without, for the pages that are shown after it. The
 * page's policy allows no more inline sheets than the page has; one that is constructed is no inline sheet. Where a browser
 * can't construct one, styled-components brings all rules. Without `styles` (the dev server) the page has those of its own
 * components alone, by the names that styled-components makes.
 */
export function takeOverStyles(styles?: readonly string[]): void {
  const present = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const missing = styles?.filter((css) => !present.includes(css)) ?? [];
  if (missing.length > 0) {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(missing.join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const classes = [...present, ...missing].join('').matchAll(styles ? madeNameOrId : madeName);
  markAsInserted(new Set([...classes].map(([, name = '']) => name)));
}

const madeName = /\.([a-zA-Z]{5,})/g;
const madeNameOrId = /\.([a-zA-Z]{5,}|[s-z]\d[0-9a-z]{0,2}[A-Z]?(?![\w-]))/g;
