import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import type { SiteName, Visitor } from '../../support/visitor.ts';

/** Where messages go. */
export const functionUrl = '**/functions/v1/send-contact-email';

export type Message = Record<'name' | 'email' | 'organization' | 'phone' | 'inquiryType' | 'message', string>;

/** The kept messages whose text is `text`. */
export function keptMessages(text: string, site: SiteName = 'frozen'): Message[] {
  const folder = join(inject('dataFolders')[site], 'messages');
  const messages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): Message => JSON.parse(readFileSync(join(folder, name), 'utf8')).message);
  return messages.filter(({ message }) => message === text);
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** What opens the form, the first of its page. */
export const openerOf = (page: Page, form = 'movement'): Locator => page.locator(`main [data-form="${form}"]`).first();

export const fieldOf = (page: Page, label: string): Locator => dialogOf(page).getByLabel(label);

export const submitOf = (page: Page): Locator => dialogOf(page).locator('[type="submit"]');

export async function openForm(page: Page, form = 'movement'): Promise<void> {
  await openerOf(page, form).click();
  await dialogOf(page).waitFor();
}

/** Fills what is required. */
export async function fillForm(page: Page, message: string): Promise<void> {
  await fieldOf(page, 'Full Name').fill('Ada Lovelace');
  await fieldOf(page, 'Email').fill('ada@example.org');
  await fieldOf(page, 'Message').fill(message);
}

/** Lets toasts stay: however slow the machine is, the first is still there when the last comes. */
export async function keepToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stay = '.Toastify__progress-bar--animated { animation-play-state: paused !important; }';
    document.styleSheets[0]?.insertRule(stay);
  });
}

/** Takes out what the browser itself logs when an answer is an error or does not come. */
export function forgetFailedRequests({ messages }: Visitor): void {
  const others = messages.filter((message) => !message.startsWith('error: Failed to load resource'));
  messages.splice(0, messages.length, ...others);
}
