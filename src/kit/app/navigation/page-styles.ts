import { markAsInserted } from './known-rules.ts';

/** What the site's data says of its styles. */
export type SiteStyles = {
  /** The sheets that not every page carries. */
  styles?: readonly string[];
  /** The components that all sheets together have the rules of, by their ids. The dev server doesn't know them. */
  components?: readonly string[];
};

/**
 * Gives the page those of the site's sheets that it was sent without, for the pages that are shown after it. The page's policy
 * allows no more inline sheets than the page has; one that is constructed is no inline sheet. Where a browser can't construct
 * one, styled-components brings all rules.
 */
export function takeOverStyles({ styles = [], components }: SiteStyles): void {
  const present = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const missing = styles.filter((css) => !present.includes(css));
  if (missing.length > 0) {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(missing.join(''));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  markAsInserted(new Set(components ?? madeNames(present.join(''))));
}

/** The class names in some styles that styled-components has made. */
function madeNames(css: string): string[] {
  return [...css.matchAll(/\.([a-zA-Z]{5,})/g)].map(([, name = '']) => name);
}
