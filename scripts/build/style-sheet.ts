import type { Sheet } from '../../src/app/entry-server.tsx';

/**
 * The rules of a sheet, in order. The marks that styled-components leaves for taking a sheet over in the browser are
 * left out: they would cost 5 % of every page, and it adds the same rules once more when it starts.
 */
export function rulesOf(sheet: Sheet): string[] {
  return sheet
    .getStyleTags()
    .replace(/^<style[^>]*>|<\/style>$/g, '')
    .split('/*!sc*/')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled.'));
}
