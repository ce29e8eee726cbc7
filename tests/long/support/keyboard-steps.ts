import type { KeyboardUser } from './keyboard-user.ts';

/** Something that can be done at the Studio, with the workshop's page open, and how it is seen to be done. */
export type Action = { name: string; run: (user: KeyboardUser, pages: string) => Promise<unknown> };

export const dialog = (user: KeyboardUser, title: string | RegExp) => user.page.getByRole('dialog', { name: title });
export const list = (user: KeyboardUser) => user.page.locator('summary', { hasText: 'Page' }).first();
export const form = (user: KeyboardUser) => user.page.locator('#studio-form');
export const focused = (user: KeyboardUser, selector: string) => user.page.locator(`${selector}:focus`).waitFor();

export async function menu(user: KeyboardUser, row: RegExp, entry: string | RegExp): Promise<void> {
  await user.toRow(row);
  await user.use(user.button(/^More for/));
  await user.use(user.page.locator(':popover-open').getByRole('button', { name: entry }));
}

/** Does something with an entry of a list in the form. */
export async function inMenu(user: KeyboardUser, entry: string, does: string): Promise<void> {
  await user.use(user.button(`Move, copy or delete ${entry}`));
  await user.use(user.page.locator(':popover-open').getByRole('button', { name: does, exact: true }));
}

export async function manage(user: KeyboardUser, button: string): Promise<void> {
  await user.use(list(user));
  await user.use(user.button(/^New page, rename/));
  await user.use(dialog(user, 'Pages').getByRole('button', { name: button, exact: true }));
}
