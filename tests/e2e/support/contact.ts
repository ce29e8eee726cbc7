import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import type { SiteName } from '../../support/visitor.ts';

/** Where messages go. */
export const functionUrl = '**/functions/v1/send-contact-email';

/** What a toast says of a message that was sent. */
export const success = 'Message sent successfully!';

export type Message = Record<'name' | 'email' | 'organization' | 'phone' | 'inquiryType' | 'message', string>;

/** The kept messages whose text is `text`. */
export function keptMessages(text: string, site: SiteName = 'frozen'): Message[] {
  const folder = join(inject('dataFolders')[site], 'messages');
  // The first message makes the folder.
  if (!existsSync(folder)) return [];
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Message => JSON.parse(readFileSync(join(folder, name), 'utf8')).message);
  return messages.filter(({ message }) => message === text);
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** What opens the form, the first of its page; of a kind of inquiry where it is known by name. */
export function openerOf(page: Page, form = 'movement', inquiryType = ''): Locator {
  const address = /^[a-z]+$/.test(inquiryType) ? `[href*="?${inquiryType}#"]` : '';
  return page.locator(`main [data-form="${form}"]${address}`).first();
}

export const fieldOf = (page: Page, label: string): Locator => dialogOf(page).getByLabel(label);

export const submitOf = (page: Page): Locator => dialogOf(page).locator('[type="submit"]');

/** The name of the field that has the focus. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

export async function openForm(page: Page, form = 'movement', inquiryType = ''): Promise<Locator> {
  await openerOf(page, form, inquiryType).click();
  await dialogOf(page).waitFor();
  return dialogOf(page);
}

/** Fills what is required. */
export async function fillForm(page: Page, message: string): Promise<void> {
  await fieldOf(page, 'Full Name').fill('Ada Lovelace');
  await fieldOf(page, 'Email').fill('ada@example.org');
  await fieldOf(page, 'Message').fill(message);
}

/** Fills all fields. What is told of it then stays, unless `toasts` go: a busy machine may look only after they have gone. */
export async function fillWholeForm(page: Page, message: string, toasts: 'stay' | 'go' = 'stay'): Promise<void> {
  if (toasts === 'stay') await keepToasts(page);
  await fillForm(page, message);
  await fieldOf(page, 'Organization').fill('Analytical Engines');
  await fieldOf(page, 'Phone').fill('(202) 555-0142');
}

/** Lets toasts stay: however slow the machine is, the first is still there when the last comes. */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stay = '.Toastify__progress-bar--animated { animation-play-state: paused !important; }';
    document.styleSheets[0]?.insertRule(stay);
  });
}

/** Whether a toast's time goes on, and how long it is in ms: the end of its bar is its own. */
export function clockOf(toast: Locator): Promise<{ state: AnimationPlayState | undefined; length: unknown }> {
  return toast.locator('.Toastify__progress-bar--animated').evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return { state: animation?.playState, length: animation?.effect?.getTiming().duration };
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now: rules and elements. */
export function accessibilityProblems(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    ${axe};
    return axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
  })()`);
}
