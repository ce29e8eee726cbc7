import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { StudioUser, savedWords } from '../../studio/support/studio-user.ts';

/** How often the Tab key is pressed until something is not there for it. */
const mostSteps = 600;

/** Somebody who has no mouse: whatever they work with, they came to by the Tab key. */
export class KeyboardUser extends StudioUser {
  /** Brings the focus to something by the Tab key alone. */
  async to(target: Locator): Promise<void> {
    await target.waitFor();
    for (let steps = 0; steps < mostSteps; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key doesn’t come to ${target}.`);
  }

  /** Presses a button or opens what is folded, or does what another key does there. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Uses what stands in the bar, or behind a button of it where there is no room. */
  async pressInBar(target: Locator, key = 'Enter'): Promise<void> {
    if (!(await target.isVisible())) await this.use(this.button('More'));
    await this.use(target, key);
  }

  /** Comes to the row of a section: from the one that is selected, by the arrows. */
  async toRow(name: string | RegExp): Promise<void> {
    const row = this.row(name);
    await this.to(this.page.locator('[role=treeitem][tabindex="0"]'));
    await this.page.keyboard.press('Home');
    for (let steps = 0; steps < 40 && (await row.getAttribute('aria-selected')) !== 'true'; steps += 1) {
      const before = await this.#selected();
      await this.page.keyboard.press('ArrowDown');
      await this.page.waitForFunction(
        (old) => document.querySelector('[aria-selected=true]')?.getAttribute('data-row') !== old,
        before,
      );
    }
    await this.page.locator('[role=treeitem][aria-selected=true]:focus').waitFor();
  }

  #selected(): Promise<string | null> {
    return this.page.evaluate(() => document.querySelector('[aria-selected=true]')?.getAttribute('data-row') ?? null);
  }

  /** Writes a text in place of a field's. */
  async write(field: Locator, words: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(words);
  }

  /** Closes what is open, and takes everything back. */
  async leaveNothing(): Promise<void> {
    const isOpen = this.page.locator('dialog[open], :popover-open');
    for (let round = 0; round < 4 && (await isOpen.count()) > 0; round += 1) await this.page.keyboard.press('Escape');
    const undo = this.button('Undo');
    const isAllUndone = async () => {
      if (await undo.isEnabled()) await this.page.keyboard.press('Control+z');
      return undo.isDisabled();
    };
    await expect.poll(isAllUndone, { interval: 50 }).toBe(true);
    await this.page.getByText(savedWords).waitFor();
  }
}

/** Counts every press of a pointer in a page and in what it frames. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  let count = 0;
  await page.exposeFunction('pointerPressed', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'dragstart'])
      addEventListener(name, () => void Reflect.get(globalThis, 'pointerPressed')(), true);
  });
  return async () => count;
}
