import { __PRIVATE__ } from 'styled-components';

/**
 * Tells styled-components which rules the page's own sheets hold: most. It would compile and insert each of them
 * once more at its first use, and the browser would style the page anew for it.
 */
export function takeOverStyles(): void {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const known = new Set([...css.matchAll(/\.([a-zA-Z]{5,})/g)].map(([, name]) => name));
  const { mainSheet } = __PRIVATE__;
  const isInserted = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => known.has(name) || isInserted(id, name);
}
