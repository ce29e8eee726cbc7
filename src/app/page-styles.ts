import { __PRIVATE__ } from 'styled-components';

/**
 * Gives the page the sheet that it was sent without (`missing`), for the pages that are shown after it, and tells
 * styled-components which rules the sheets hold: all. It would compile and insert each of them once more at its first use,
 * and the browser would style the page anew for it.
 */
export function takeOverStyles(missing = ''): void {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  if (missing !== '' && !sheets.includes(missing)) {
    const sheet = document.createElement('style');
    sheet.textContent = missing;
    document.head.append(sheet);
    sheets.push(missing);
  }
  const known = new Set([...sheets.join('').matchAll(/\.([a-zA-Z]{5,})/g)].map(([, name]) => name));
  const { mainSheet } = __PRIVATE__;
  const isInserted = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => known.has(name) || isInserted(id, name);
}
