import { allFiles, type ContentFiles, withTexts } from '#engine';
import { restyled } from '../../edit/support/texts.ts';
import { randomFrom } from '../../support/random.ts';

/** A folder in which every file is written in some other way: other quotes, indents, line ends, brackets, comments. */
export function writtenOtherwise(content: ContentFiles, seed: number): ContentFiles {
  const pick = randomFrom(seed);
  const texts = allFiles(content).map(({ file, text }) => [file, restyled({ name: file, text }, pick).text] as const);
  return withTexts(content, new Map(texts));
}
