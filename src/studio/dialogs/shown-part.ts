/** How much room a text has in a list of results: the width in pixels of all its lines, in letters of a size. */
export type Room = { width: number; size: number };

/** What the largest search engines show on a desk: a line of the title, and two of the description. */
export const titleRoom: Room = { width: 580, size: 20 };
export const descriptionRoom: Room = { width: 920, size: 14 };

/** A text as far as there is room for it, cut between two words, and what is cut away; nothing of it where all fits. */
export function shownPart(text: string, { width, size }: Room): { shown: string; cut: string } {
  if (widthOf(text, size) <= width) return { shown: text, cut: '' };
  const words = text.split(' ');
  let count = words.length - 1;
  while (count > 1 && widthOf(`${words.slice(0, count).join(' ')} …`, size) > width) count -= 1;
  return { shown: `${words.slice(0, count).join(' ')} …`, cut: words.slice(count).join(' ') };
}

/** How wide letters are in Arial, in parts of their size: narrow ones, capitals, and all others. */
function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + size * widthOfLetter(letter), 0);
}

function widthOfLetter(letter: string): number {
  if (/[ijlftrI.,:;'’|!() ]/.test(letter)) return 0.28;
  if (/[mwMW@%—…]/.test(letter)) return 0.86;
  if (/\p{Lu}/u.test(letter)) return 0.69;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter) ? 1 : 0.54;
}
