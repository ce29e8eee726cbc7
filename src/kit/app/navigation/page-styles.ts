import { markAsInserted } from './known-rules.ts';

/**
 * Gives the page those of the site's sheets (`styles`) that it was sent without, for the pages that are shown after it. The
 * page's policy allows no more inline sheets than the page has; one that is constructed is no inline sheet. Where a browser
 * can't construct one, styled-components brings the rules.
 */
export function takeOverStyles(styles: readonly string[] = []): void {
  const present = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const missing = styles.filter((css) => !present.includes(css));
  if (missing.length > 0 && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(missing.join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    present.push(...missing);
  }
  const names = [...present.join('').matchAll(/\.([a-zA-Z]{5,})/g)].map(([, name = '']) => name);
  markAsInserted(new Set(names));
}
