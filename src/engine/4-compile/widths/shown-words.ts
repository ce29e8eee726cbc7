import { isFields } from '#kit/model';

/** What visitors read of a compiled text: a string as it is, of running text (`RichText`, `Paragraph[]`) its words. */
export function shownWords(compiled: unknown): string {
  if (typeof compiled === 'string') return compiled;
  // A word may be bold in part; paragraphs, and entries of a list, stand apart.
  if (Array.isArray(compiled)) return compiled.map(shownWords).join(compiled.some(isPart) ? ' ' : '');
  if (!isFields(compiled)) return '';
  return compiled['kind'] === 'break' ? ' ' : shownWords(compiled['children'] ?? compiled['items']);
}

function isPart(node: unknown): boolean {
  return Array.isArray(node) || (isFields(node) && node['kind'] === 'list');
}
