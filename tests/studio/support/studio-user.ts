import type { Frame, Locator, Page } from 'playwright';

/** What the bar says of saving once all is saved, also where mistakes keep it from visitors. */
export const savedWords = /^(?:All saved|Saved, not public:)$/;

/** What a task has cost somebody: clicks (a double click and a drag are one each), and groups of keystrokes. */
export type Effort = { clicks: number; keys: number };

/** Somebody at the Studio who counts what they do. A text that is typed in one go is one group of keystrokes, as is a key. */
export class StudioUser {
  readonly page: Page;
  #effort: Effort = { clicks: 0, keys: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  /** The frame that shows the page. */
  async frame(): Promise<Frame> {
    const frame = await (await this.page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no preview.');
    return frame;
  }

  async click(target: Locator): Promise<void> {
    this.#effort.clicks += 1;
    await target.click();
  }

  async doubleClick(target: Locator): Promise<void> {
    this.#effort.clicks += 1;
    await target.dblclick();
  }

  /** A double click on a word of an element. */
  /** `delay` is how long each press takes, in ms: that of a hand is about a tenth of a second. */
  async doubleClickWord(target: Locator, word: string, delay = 0): Promise<void> {
    this.#effort.clicks += 1;
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const place = await target.evaluate(placeOf, word);
    if (!box) throw new Error('The element is not seen.');
    await this.page.mouse.dblclick(box.x + place.x * box.width, box.y + place.y * box.height, { delay });
  }

  /** Opens a list of choices and takes one. */
  async choose(target: Locator, label: string): Promise<void> {
    this.#effort.clicks += 2;
    await target.selectOption({ label });
  }

  async drag(target: Locator, to: Locator, place: { x: number; y: number }): Promise<void> {
    this.#effort.clicks += 1;
    await target.dragTo(to, { targetPosition: place });
  }

  async press(key: string): Promise<void> {
    this.#effort.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    this.#effort.keys += 1;
    await this.page.keyboard.type(text);
  }

  /** Copies as another program does, styles and all, and pastes with the keys. */
  async paste(html: string, plain: string): Promise<void> {
    const other = await this.page.context().newPage();
    await other.setContent('<textarea>x</textarea>');
    await other.evaluate(
      ([marked, words]) =>
        addEventListener('copy', (event) => {
          event.preventDefault();
          event.clipboardData?.setData('text/html', marked);
          event.clipboardData?.setData('text/plain', words);
        }),
      [html, plain] as const,
    );
    await other.locator('textarea').focus();
    await other.keyboard.press('Control+a');
    await other.keyboard.press('Control+c');
    await other.close();
    await this.page.bringToFront();
    await this.press('Control+v');
  }

  /** What was done since it was last asked. */
  effort(): Effort {
    const effort = this.#effort;
    this.#effort = { clicks: 0, keys: 0 };
    return effort;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Presses what stands in the bar, or behind a button of it where there is no room. */
  async inBar(name: string | RegExp): Promise<void> {
    if (!(await this.button(name).isVisible())) await this.button('More').click();
    await this.button(name).click();
  }

  /** A row of the outline. */
  row(name: string | RegExp): Locator {
    return this.page.getByRole('treeitem', { name });
  }

  /** A field of the form. */
  field(name: string | RegExp): Locator {
    return this.page
      .locator('#studio-form')
      .locator('input, textarea, select, [role=textbox]')
      .and(this.page.getByLabel(name));
  }

  /** Waits until the focus is in a field that says this. */
  async focusIn(words: RegExp): Promise<void> {
    await this.page.waitForFunction(
      ([source]) => {
        const field = document.activeElement;
        const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
        const isMarked = field?.getAttribute('role') === 'textbox';
        return (isField || isMarked) && new RegExp(source).test((isField ? field.value : field?.textContent) ?? '');
      },
      [words.source] as const,
    );
  }

  /** Waits until the page shows words. */
  async shows(words: string): Promise<void> {
    const frame = await this.frame();
    await frame.waitForFunction((wanted) => document.body.textContent?.includes(wanted), words);
  }

  /** Waits until the page shows words before others, and has scrolled to what is selected, of which it is told right after. */
  async showsBefore(first: string, second: string): Promise<void> {
    const frame = await this.frame();
    await frame.waitForFunction(
      ([before, after]) => {
        const text = document.body.textContent ?? '';
        return text.includes(before) && text.indexOf(before) < text.indexOf(after);
      },
      [first, second] as const,
    );
    await frame.evaluate(() => new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(fulfil))));
  }

  /** Waits until something was said to those who listen, as the last of all. */
  async hears(words: string | RegExp): Promise<void> {
    await this.page.locator('[role=status] > p:last-child').filter({ hasText: words }).waitFor({ state: 'attached' });
  }

  /** Takes the last change back, and waits until that is said: the next one may be called the same. */
  async undo(): Promise<void> {
    const heard = this.page.locator('[role=status] > p');
    await heard.evaluateAll((all) => {
      for (const one of all) one.setAttribute('data-heard', '');
    });
    await this.click(this.button('Undo'));
    await heard.and(this.page.locator(':last-child:not([data-heard])')).waitFor({ state: 'attached' });
  }

  /** Saves, and waits until all is. */
  async save(): Promise<void> {
    await this.button('Save').click();
    await this.page.getByText(savedWords).waitFor();
  }

  /** Opens a page by its title. */
  async open(title: string): Promise<void> {
    await this.page.locator('summary', { hasText: 'Page' }).first().click();
    await this.button(new RegExp(`^${title}`)).click();
    await (await this.frame()).waitForFunction((wanted) => document.title.includes(wanted), title);
  }
}

/** Opens the Studio and waits until it can be used. A tour that wants to be taken is skipped, as most people do. */
export async function startUser(page: Page, url: string): Promise<StudioUser> {
  await page.goto(url);
  await page.getByRole('tree').waitFor();
  await page.getByText(savedWords).waitFor();
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  return new StudioUser(page);
}

/** Where the middle of a word stands in an element, in parts of its width and height. */
function placeOf(element: Element, word: string): { x: number; y: number } {
  const text = element.firstChild;
  const at = text?.nodeValue?.indexOf(word) ?? -1;
  if (!text || at < 0) throw new Error(`No text of its own says ${word}.`);
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + word.length);
  const own = range.getBoundingClientRect();
  const around = element.getBoundingClientRect();
  return {
    x: (own.x + own.width / 2 - around.x) / around.width,
    y: (own.y + own.height / 2 - around.y) / around.height,
  };
}
