import { sectionTitle } from '../form/schema.ts';
import type { PaletteBlock, PaletteExample } from './types.ts';

/** The blocks that a search means, the likeliest first; for no words all of them, those first that the site uses most. */
export function findBlocks(
  query: string,
  blocks: readonly PaletteBlock[],
  uses: Readonly<Record<string, number>> = {},
): PaletteBlock[] {
  const words = plain(query).split(' ').filter(Boolean);
  const used = ({ type }: PaletteBlock) => uses[type] ?? 0;
  if (words.length === 0) return blocks.toSorted((one, other) => used(other) - used(one));
  return blocks
    .map((block) => ({ block, score: scoreOf(block, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ block }) => block);
}

/** The example that shows best what a block is: one with a heading, as sections have in most pages. */
export function typical({ examples }: PaletteBlock): PaletteExample[] {
  const found = examples.find(({ value }) => value['heading'] !== undefined) ?? examples[0];
  return found ? [found] : [];
}

/** How well a block fits: its name counts most, then what people call it, then what is said of it. Every word must fit. */
function scoreOf({ type, words: called, about, examples }: PaletteBlock, words: readonly string[]): number {
  const names = plain(`${type} ${sectionTitle(type)}`).split(' ');
  const calls = called.map(plain);
  const text = plain([about, ...examples.map((example) => `${example.name} ${example.about}`)].join(' '));
  const query = words.join(' ');
  const isName = [type, sectionTitle(type)].map(plain).includes(query);
  const whole = isName ? 7 : calls.includes(query) ? 6 : 0;
  const scores = words.map((word): number => {
    if (names.some((name) => name.startsWith(word))) return 5;
    if (calls.some((call) => call === word || call === `${word}s` || `${call}s` === word)) return 4;
    if (calls.some((call) => call.startsWith(word))) return 3;
    return word.length > 2 && text.includes(word) ? 1 : 0;
  });
  if (whole > 0) return whole + scores.reduce((sum, score) => sum + score, 0);
  return scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
