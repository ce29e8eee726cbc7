import { wordsIn } from './lost-words.ts';
import type { NewSection } from './section-writer.ts';
import { textsIn } from './texts-in.ts';
import { counted } from './told.ts';

/** How much a section holds, in words: "12 rows", "3 questions", "1,204 words". */
export function sectionSize({ type, rows, items, ...section }: NewSection): string {
  if (Array.isArray(rows)) return counted(rows.length, 'row');
  if (Array.isArray(items)) return counted(items.length, 'question');
  if (type === 'picture') return '';
  const { heading: _, ...texts } = section;
  const words = textsIn(texts).flatMap(wordsIn).length;
  return words === 0 ? '' : counted(words, 'word');
}
