/** Elements that hold words and lie below one another. */
const worded = 'h1, h2, h3, h4, p, li, dt, dd, th, td, summary, label, figcaption, button, a';

/** What a text may be spaced by so that it keeps its lines, in em: nobody sees so little. */
const spacings = [4, 8, 12, 16, 20, 24].flatMap((thousandths) => [-thousandths / 1000, thousandths / 1000]);

/**
 * Calls `swap`, which puts another font to use, and has every text on the screen keep its number of lines, so that nothing
 * below it moves: one that would take more or fewer keeps its width and is spaced a little, or keeps the `fallback` (a
 * `font-family`).
 */
export function swapKeepingLines(swap: () => void, fallback: string): void {
  const texts = [...document.querySelectorAll<HTMLElement>(worded)]
    .filter((element) => hasOwnWords(element) && isOnScreen(element))
    .map((element) => ({ element, lines: linesOf(element), width: element.getBoundingClientRect().width }));
  swap();
  for (const text of texts) if (linesOf(text.element) !== text.lines) keep(text, fallback);
}

type Text = { element: HTMLElement; lines: number; width: number };

function keep({ element, lines, width }: Text, fallback: string): void {
  // A width in `ch` is another one in another font.
  element.style.maxInlineSize = `${width}px`;
  if (linesOf(element) === lines) return;
  const { fontSize, letterSpacing } = getComputedStyle(element);
  const [size, spacing] = [Number.parseFloat(fontSize), Number.parseFloat(letterSpacing) || 0];
  for (const by of spacings) {
    element.style.letterSpacing = `${spacing + by * size}px`;
    if (linesOf(element) === lines) return;
  }
  element.style.letterSpacing = '';
  element.style.maxInlineSize = '';
  element.style.fontFamily = fallback;
}

function hasOwnWords({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** How many lines the words of an element take. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}
