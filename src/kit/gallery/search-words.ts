import type { GalleryBlock } from './types.ts';

/** Everything that a block is found by: its name, what people call it, what it is for. */
export function searchWords({ type, words, about }: Pick<GalleryBlock, 'type' | 'words' | 'about'>): string {
  const spoken = words.filter((word) => word.includes('-')).map((word) => word.replaceAll('-', ' '));
  return [type, type.replaceAll('-', ' '), ...words, ...spoken, about].join(' ');
}
