import type { Page } from 'playwright';

/** What is wrong with how a page sets its lines. Each says where: the beginning of a line, or an element. */
export type LineFaults = {
  /** What reaches beyond the window, where the page can be pushed sideways or is cut off. */
  sideways: string[];
  /** Lines of running text that hold more characters than `mostCharacters`. */
  long: string[];
  /** Breaks that no typesetter lets stand: between a number and its unit, within a range or a word, before a closing sign. */
  broken: string[];
};

/** The most characters that a line of running text may hold (WCAG 1.4.8 asks for 80, Bringhurst for 75). */
const mostCharacters = 75;

/** Opens what a page keeps closed, looks at each line of what is seen, and says what is wrong. */
export function lineFaults(page: Page): Promise<LineFaults> {
  return page.evaluate((most) => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const width = document.documentElement.clientWidth;
    const named = (element: Element, text: string) =>
      `${element.closest('[data-block]')?.getAttribute('data-block') ?? element.closest('header, footer')?.localName ?? ''} ${element.localName}: ${text.trim().slice(0, 80)}`;

    /** True for what moves by itself, is for other ears only, or scrolls in a box of its own. */
    const isApart = (element: Element) =>
      [...ancestors(element)].some((each) => {
        const { overflowX, clipPath, contentVisibility, visibility } = getComputedStyle(each);
        return (
          clipPath !== 'none' ||
          contentVisibility === 'hidden' ||
          visibility === 'hidden' ||
          each.getAttribute('aria-hidden') === 'true' ||
          (each !== document.body && each !== document.documentElement && /auto|scroll/.test(overflowX))
        );
      });
    function* ancestors(element: Element): Generator<Element> {
      for (let each: Element | null = element; each; each = each.parentElement) yield each;
    }

    type Line = { text: string; left: number; right: number; top: number; bottom: number };
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';

    /** The lines of each element that holds words of its own, and breaks inside of words. */
    const blocks = new Map<Element, { lines: Line[]; torn: string[] }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || node.data.trim() === '' || parent.closest('script, style, noscript, template, svg, select'))
        continue;
      if (parent.getClientRects().length === 0 || isApart(parent)) continue;
      let block = parent;
      while (isInline(block) && block.parentElement) block = block.parentElement;
      const found = blocks.get(block) ?? { lines: [], torn: [] };
      blocks.set(block, found);
      // Breaks are offered at blanks, and after a dash or a slash, by the rules of Unicode (UAX 14).
      for (const { 0: word, index } of node.data.matchAll(/[^\s\u00a0\u202f]*[\s]*|[\u00a0\u202f]/gu)) {
        if (word === '') continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.trimEnd().length || index + 1);
        const rects = [...range.getClientRects()].filter(({ width: w, height }) => w > 0 && height > 0);
        const [first] = rects;
        const last = found.lines.at(-1);
        if (!first) {
          if (last) last.text += word;
          continue;
        }
        const end = rects.at(-1) ?? first;
        const isSame = (line: Line | undefined, rect: DOMRect): line is Line =>
          line !== undefined && rect.top < line.bottom - 0.4 * (line.bottom - line.top) && rect.bottom > line.top;
        if (isSame(last, first)) {
          last.text += word;
          last.left = Math.min(last.left, first.left);
          last.right = Math.max(last.right, first.right);
        } else
          found.lines.push({ text: word, left: first.left, right: first.right, top: first.top, bottom: first.bottom });
        if (end !== first && end.top > first.bottom - 2) {
          const bare = word.trim();
          // A word may break after its own dash or slash, a long one where its language allows it, and an address between its parts.
          const isLong = bare.length >= 10 && getComputedStyle(block).hyphens === 'auto';
          if (/\d[-–]\d/.test(bare) || (!isLong && !/[-–—/@.\u00ad]/.test(bare))) found.torn.push(bare);
          found.lines.push({ text: '', left: end.left, right: end.right, top: end.top, bottom: end.bottom });
        }
      }
    }

    const unit =
      '(?:%|‰|°C?|°F|[kMGT]?B|[kmµ]?[gmsW]|ms|min|h|km|cm|mm|kg|px|rem|million|billion|trillion|Millionen|Milliarden|millions|milliards|millones|[€$£¥])';
    const afterNumber = new RegExp(`^${unit}(?![\\p{L}\\p{N}])`, 'u');
    const long: string[] = [];
    const broken: string[] = [];
    const sideways: string[] = [];
    for (const [block, { lines, torn }] of blocks) {
      for (const word of torn) broken.push(named(block, `torn word ${word}`));
      lines.forEach((line, index) => {
        if ([...line.text.trim()].length > most)
          long.push(named(block, `${[...line.text.trim()].length} ${line.text}`));
        if (line.right > width + 1 || line.left < -1) sideways.push(named(block, line.text));
        const next = lines[index + 1]?.text.trimStart();
        if (!next) return;
        const before = line.text.trimEnd();
        if (/[\d]$/.test(before) && afterNumber.test(next)) broken.push(named(block, `${before} | ${next}`));
        if (/\d[–-]$/.test(before) && /^\d/.test(next)) broken.push(named(block, `${before} | ${next}`));
        if (/^[»!?;:,.)\]”]/.test(next) || /[«([“„]$/.test(before)) broken.push(named(block, `${before} | ${next}`));
      });
      if (/^H[1-6]$/.test(block.tagName) && lines.length > 1 && lines.at(-1)?.text) {
        const widths = lines.map(({ left, right }) => right - left);
        const [last = 0] = widths.slice(-1);
        if (last < 0.25 * Math.max(...widths))
          broken.push(named(block, `lonely end ${lines.map(({ text }) => text.trim()).join(' | ')}`));
      }
    }
    const overflow = document.documentElement.scrollWidth - width;
    if (overflow > 0) {
      sideways.push(`the page, ${overflow} px`);
    }
    for (const element of document.querySelectorAll('main *, header *, footer *')) {
      if (element.closest('svg') && element.localName !== 'svg') continue;
      const { right, left, width: own } = element.getBoundingClientRect();
      if (own === 0 || (right <= width + 1 && left >= -1) || isApart(element)) continue;
      if (element.closest('[data-block="stat-ticker"], [data-block="tabs"] > [hidden]')) continue;
      sideways.push(named(element, `box ${Math.round(left)} to ${Math.round(right)} ${element.textContent ?? ''}`));
    }
    return { sideways: [...new Set(sideways)], long: [...new Set(long)], broken: [...new Set(broken)] };
  }, mostCharacters);
}

/** The text size that visitors set in their browser, in pixels; 16 is what browsers come with. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
