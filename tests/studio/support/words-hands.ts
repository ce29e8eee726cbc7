import type { CDPSession, Frame, Locator, Page } from 'playwright';
import { expect } from 'vitest';

type Point = { x: number; y: number };

/** Hands that write in the page: at the keyboard, with the mouse, by an input method, by dictation. Places count signs. */
export class WordsHands {
  readonly page: Page;
  readonly frame: Frame;
  readonly #session: CDPSession;
  #settled = 0;

  /** Hands at a page that is open in the Studio. */
  static async at(page: Page, frame: Frame): Promise<WordsHands> {
    await installPoints(frame);
    return new WordsHands(page, frame, await page.context().newCDPSession(page));
  }

  private constructor(page: Page, frame: Frame, session: CDPSession) {
    this.page = page;
    this.frame = frame;
    this.#session = session;
  }

  /** Resolves once the page has heard all keys so far: what a test asks of it would overtake them. */
  async settle(): Promise<void> {
    this.#settled += 1;
    await this.page.keyboard.press('Shift');
    await this.frame.waitForFunction((count) => window.settled >= count, this.#settled);
  }

  /** Selects signs of the words that are open, as far as their nodes go. */
  select(from: number, to: number): Promise<void> {
    return this.frame.evaluate(
      ([start, end]) => {
        const element = document.querySelector('[contenteditable=true]');
        const signs = element && window.wordPoints(element);
        const [first, last] = [signs?.[start], signs?.[end]];
        if (first && last) getSelection()?.setBaseAndExtent(first.node, first.offset, last.node, last.offset);
      },
      [from, to] as const,
    );
  }

  /** Where signs of an element stand on the screen: the middle of them, or the beginning of the first. */
  async spotOf(target: Locator, from: number, to: number): Promise<Point> {
    // What is saved may not have been drawn yet.
    await this.#drawn(target, to);
    let spot = await this.#spotNow(target, from, to);
    // What is scrolled to may still move: parts that had not been drawn take their room, and the page follows the form.
    for (let before: Point | undefined; before?.x !== spot.x || before.y !== spot.y; ) {
      before = spot;
      await this.frame.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      spot = await this.#spotNow(target, from, to);
    }
    return spot;
  }

  /** Resolves once an element of the page has so many signs. */
  async #drawn(target: Locator, count: number): Promise<void> {
    await expect
      .poll(() => target.evaluate((element) => window.wordPoints(element).length), { timeout: 60_000 })
      .toBeGreaterThan(count);
  }

  async #spotNow(target: Locator, from: number, to: number): Promise<Point> {
    const box = await this.page.locator('iframe').boundingBox();
    const spot = await target.evaluate(
      (element, [start, end]) => {
        // In one go with what is measured: the page may draw the element anew between two questions.
        const { top, bottom } = element.getBoundingClientRect();
        // Whoever presses a word sees it: below the menu that stays, they scroll first.
        const menu = document.querySelector('header');
        const covered = menu?.contains(element) ? 0 : Math.max(0, menu?.getBoundingClientRect().bottom ?? 0);
        // So they do above what is told at the foot of the window.
        const [told, shown] = [parent.document.querySelector('[aria-label=Messages]'), window.frameElement].map(
          (each) => each?.getBoundingClientRect(),
        );
        const foot = told?.height && shown ? ((told.top - shown.top) * innerHeight) / shown.height : innerHeight;
        if (top < covered || bottom > Math.min(foot, innerHeight))
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const signs = window.wordPoints(element);
        const range = document.createRange();
        const [first, last] = [signs[start], signs[end]];
        if (!first || !last) throw new Error(`There are no signs ${start} to ${end} in ${element.textContent}.`);
        range.setStart(first.node, first.offset);
        range.setEnd(last.node, last.offset);
        // Words that begin with a link, or in a new line, have an empty rectangle before them, where the ones before end.
        const rects = [...range.getClientRects()];
        const rect = rects.find(({ width }) => width > 0) ?? rects[0] ?? range.getBoundingClientRect();
        return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: innerWidth };
      },
      [from, to] as const,
    );
    const scale = (box?.width ?? 0) / spot.width;
    return { x: (box?.x ?? 0) + spot.x * scale, y: (box?.y ?? 0) + spot.y * scale };
  }

  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 6, from.y + 3, { steps: 2 });
    await mouse.move(to.x, to.y, { steps: 3 });
    await mouse.up();
  }

  /** Writes as an input method does: letters that are not certain yet, and then the words. */
  async compose(words: string): Promise<void> {
    for (let end = 1; end <= words.length; end += 1) {
      const text = words.slice(0, end);
      await this.#session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await this.#session.send('Input.insertText', { text: words });
  }

  /** Writes key by key, also letters of other keyboards: playwright puts those in as dictation does, without a key. */
  async type(words: string): Promise<void> {
    for (const key of words) {
      if (/[ -~]/.test(key)) await this.page.keyboard.press(key === ' ' ? 'Space' : key);
      else
        for (const type of ['keyDown', 'keyUp'] as const)
          await this.#session.send('Input.dispatchKeyEvent', { type, key, ...(type === 'keyDown' && { text: key }) });
    }
  }

  /** Writes all at once, as dictation does. */
  dictate(words: string): Promise<void> {
    return this.page.keyboard.insertText(words);
  }

  /** Pastes what another program has copied. */
  paste(text: string, html = ''): Promise<void> {
    return this.frame.evaluate(
      ([plain, marked]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', plain);
        if (marked !== '') clipboardData.setData('text/html', marked);
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        // Firefox leaves out what an event that a script makes is given.
        Object.defineProperty(event, 'clipboardData', { value: clipboardData });
        document.activeElement?.dispatchEvent(event);
      },
      [text, html] as const,
    );
  }
}

declare global {
  interface Window {
    /** How often the key was heard that nothing else is done with, and the points of an element between its signs, from before the first to behind the last. */
    settled: number;
    /** How often words were opened or closed. */
    changedPlaces: number;
    wordPoints: (element: Element) => { node: Node; offset: number }[];
  }
}

/** Gives the page what finds its signs. */
function installPoints(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    window.settled = 0;
    window.changedPlaces = 0;
    new MutationObserver((changes) => {
      window.changedPlaces += changes.length;
    }).observe(document, { subtree: true, attributeFilter: ['contenteditable'] });
    addEventListener(
      'keyup',
      ({ key }) => {
        window.settled += Number(key === 'Shift');
      },
      true,
    );
    window.wordPoints = (element) => {
      const points: { node: Node; offset: number }[] = [];
      const take = (node: Node): void => {
        if (node instanceof HTMLElement && node.dataset['figure'] !== undefined && node.parentNode) {
          const index = [...node.parentNode.childNodes].indexOf(node);
          if (points.length === 0) points.push({ node: node.parentNode, offset: index });
          points.push({ node: node.parentNode, offset: index + 1 });
        } else if (node instanceof Text) {
          // What screen readers alone are told is no sign of it.
          if (node.parentElement && getComputedStyle(node.parentElement).clipPath !== 'none') return;
          for (const [index, letter] of [...node.data].entries()) {
            if (letter === '\u200B') continue;
            if (points.length === 0) points.push({ node, offset: index });
            points.push({ node, offset: index + 1 });
          }
        } else node.childNodes.forEach(take);
      };
      take(element);
      return points;
    };
  });
}
