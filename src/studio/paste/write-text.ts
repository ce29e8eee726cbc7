import { freshText } from '../marked/change-text.ts';
import { signsOf } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import type { TextBlock } from './read-blocks.ts';

/** Words with their bold, italic and links, as a text writes them. */
export function richText(words: readonly NewSign[]): string {
  return freshText(words, (text) => signsOf(text, () => false));
}

/** Words as they are read. */
export function plainText(words: readonly NewSign[]): string {
  return words.map(({ shown }) => shown).join('');
}

/** Blocks as the text of a field of paragraphs: a heading is a bold one, and the entries of a list stand in one. */
export function runningText(blocks: readonly TextBlock[]): string {
  return runsOf(blocks)
    .map((run) => {
      const [first, ...others] = run;
      if (first?.kind === 'heading') return richText(first.words.map(bold));
      // One entry by itself is no list.
      if (first?.kind !== 'entry' || others.length === 0) return run.map(({ words }) => richText(words)).join('');
      return run.map(({ words }, at) => `${first.isNumbered ? `${at + 1}.` : '-'} ${richText(words)}`).join('\n');
    })
    .join('\n\n');
}

function bold(sign: NewSign): NewSign {
  return { ...sign, look: { ...sign.look, isBold: true } };
}

/** Blocks, the entries of one list together: what stands within an entry belongs to the list of that. */
function runsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  for (const block of blocks) {
    const [first] = runs.at(-1) ?? [];
    const isSame =
      block.kind === 'entry' && first?.kind === 'entry' && (block.depth > 0 || block.isNumbered === first.isNumbered);
    if (isSame) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs;
}
