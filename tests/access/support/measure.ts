/** Functions that run in the page and look at it as it is now. None needs anything from outside of itself. */

/** By how many pixels the page is wider than its window. */
export function sidewaysPixels(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** How many animations run, or would go on by themselves. */
export function runningAnimations(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
}

/**
 * What can be pressed and is smaller than 24 × 24 pixels (WCAG 2.5.8), links in running text excepted. What lies
 * invisibly over more than its own box (`::after` across a card) counts with all of what it lies over.
 */
export function smallTargets(): string[] {
  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], label:has(input)';
  const isInRunningText = (element: Element) => {
    const line = element.closest('p, li, dd, dt, td, th, figcaption');
    if (!line || getComputedStyle(element).display !== 'inline') return false;
    return (line.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
  };
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const over = getComputedStyle(element, '::after');
    if (over.content === 'none' || over.position !== 'absolute') return { width, height };
    return {
      width: Math.max(width, Number.parseFloat(over.width)),
      height: Math.max(height, Number.parseFloat(over.height)),
    };
  };
  return [...document.querySelectorAll(pressable)].flatMap((element) => {
    const { width, height } = sizeOf(element);
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) return [];
    if ((width >= 23.99 && height >= 23.99) || isInRunningText(element)) return [];
    return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`];
  });
}

/** Links that are lower than 24 pixels, in running text too: WCAG 2.5.8 lets those be lower, and fingers miss them there as well. */
export function lowLinks(): string[] {
  return [...document.querySelectorAll('a')].flatMap((link) => {
    const height = Math.min(...[...link.getClientRects()].map((line) => line.height));
    return link.checkVisibility() && height < 24 ? [`${height} px: ${link.textContent}`] : [];
  });
}

/** Large figures that stand on more than one line: `$3.36-` above `$5.75`, `100` above `ms`. */
export function brokenFigures(): string[] {
  return [...document.querySelectorAll('dl .value')]
    .filter((figure) => {
      const height = figure.checkVisibility() ? figure.getBoundingClientRect().height : 0;
      return height > 1.8 * Number.parseFloat(getComputedStyle(figure).fontSize);
    })
    .map((figure) => figure.textContent ?? '');
}

/** The levels of the headings that are shown, in their order. */
export function headingLevels(): number[] {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map(({ localName }) => Number(localName.slice(1)));
}

/** Sets lines, letters, words and paragraphs apart as WCAG 1.4.12 says that a reader may. The page stays so. */
export function spaceText(): void {
  const sheet = document.styleSheets[0];
  const letters = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;';
  sheet?.insertRule('p { margin-block-end: 2em !important; }', sheet.cssRules.length);
  sheet?.insertRule(`* { ${letters} }`, sheet.cssRules.length);
}

/** Texts that are shown and that an element around them, or the drawing they stand in, cuts off. */
export function clippedTexts(): string[] {
  const cutters = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = element.localName === 'svg' || /hidden|clip/.test(overflowX + overflowY);
    return [...(cuts ? [element] : []), ...cutters(element.parentElement)];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    const around = cutters(parent);
    // What is one pixel wide is for screen readers alone.
    if (around.some((element) => element.getBoundingClientRect().width <= 1)) continue;
    const isCut = around.some((element) => {
      const outer = element.getBoundingClientRect();
      const isBeside = inner.left < outer.left - 1 || inner.right > outer.right + 1;
      return isBeside || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    });
    if (isCut) clipped.push(text.textContent.trim());
  }
  return clipped;
}
