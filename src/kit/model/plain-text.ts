import type { RichText } from './values.ts';

/** The words of a rich text without its marks. */
export function plainText(value: RichText): string {
  return value
    .map((node) => (typeof node === 'string' ? node : node.kind === 'break' ? ' ' : plainText(node.children)))
    .join('');
}
