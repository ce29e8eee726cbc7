import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { StudioUser } from '../../studio/support/studio-user.ts';
import { type Asked, letter, type MadeForm } from './ten-forms.ts';

/** What a form is called in the file. */
export function nameOfForm({ title }: MadeForm): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Makes a form in the Studio as somebody does who reads what stands there. */
export async function makeForm(user: StudioUser, form: MadeForm): Promise<void> {
  const pane = user.page.locator('#studio-form');
  const path = `forms.${nameOfForm(form)}`;
  await pane.getByRole('button', { name: 'Add a form' }).first().click();
  await pane.getByLabel('Name of the new entry').fill(form.title);
  await pane.getByRole('button', { name: 'Add', exact: true }).click();
  const write = (at: string, words: string) => textAt(pane, `${path}.${at}`).fill(words);
  await write('title', form.title);
  // Where what it says is still to be written, it stands open.
  const settings = at(pane, path).locator('details').last();
  if ((await settings.getAttribute('open')) === null) await settings.locator('summary').first().click();
  await write('success.title', 'Thank you');
  await write('success.text', `We have it: ${form.title}.`);
  await write('failure.title', 'That did not work');
  await write('failure.text', 'Please try again.');
  const group = at(pane, path);
  // What else a form may have stands above what it says once it is sent.
  await group.getByRole('group', { name: 'Add to this' }).first().getByRole('button', { name: 'Questions' }).click();
  // The first one comes below those that every form asks, which are taken away once there are others.
  const fields = at(pane, `${path}.fields`);
  const tools = fields.getByRole('button', { name: /^Move, copy or delete/ });
  const questions = fields.locator('ol').first().locator(':scope > li');
  const add = group.getByRole('button', { name: 'Add a question' });
  await add.click();
  await tools.first().waitFor();
  const asksAlready = (await questions.count()) - 1;
  for (const [index, asked] of form.questions.entries()) {
    if (index > 0) await add.click();
    await makeQuestion(pane, `${path}.fields.${asksAlready + index}`, asked);
  }
  for (let left = asksAlready; left > 0; left -= 1) {
    await tools.first().click();
    await pane.locator(':popover-open').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => questions.count()).toBe(form.questions.length + left - 1);
  }
  // What is done is folded away, as somebody does who goes on.
  await group.locator('.open').first().click();
}

async function makeQuestion(pane: Locator, path: string, asked: Asked): Promise<void> {
  const question = at(pane, path);
  const hasText = asked.kind === 'consent' || asked.kind === 'note';
  await at(pane, `${path}.kind`).locator('select').selectOption(asked.kind);
  await textAt(pane, `${path}.${hasText ? 'text' : 'label'}`).fill(asked.words);
  for (const [index, words] of (asked.choices ?? []).entries()) {
    await textAt(pane, `${path}.options.${index}.label`).fill(words);
  }
  if (asked.isRequired) {
    await offer(question, 'Has to be answered');
    await at(pane, `${path}.required`).getByRole('switch', { checked: true }).waitFor();
  }
  for (const [label, limit] of Object.entries(asked.limits ?? {})) {
    await offer(question, label);
    await question.getByLabel(label).fill(limit);
  }
  if (asked.when) {
    await offer(question, 'Asked only when');
    await at(pane, `${path}.when`).locator('select').selectOption({ label: asked.when });
  }
}

/** Adds what a group may have, from the buttons below it. */
async function offer(group: Locator, name: string): Promise<void> {
  const button = group.getByRole('group', { name: 'Add to this' }).last().getByRole('button', { name, exact: true });
  const more = group
    .getByRole('group', { name: 'Add to this' })
    .last()
    .getByRole('button', { name: /^\d+ more$/ });
  await button.or(more).first().waitFor();
  if (!(await button.isVisible())) await more.click();
  await button.click();
}

function at(pane: Locator, path: string): Locator {
  return pane.locator(`[data-path="${path}"]`).first();
}

function textAt(pane: Locator, path: string): Locator {
  return at(pane, path).locator('input, textarea, [role=textbox]').first();
}

/** Fills a form in by keyboard alone, and sends it. A day is put in as a picker does, and a file as the system's window does. */
export async function fillByKeyboard(page: Page, form: Locator, fill: MadeForm['fill']): Promise<void> {
  for (const [words, answer] of Object.entries(fill)) {
    const field = form.getByLabel(words, { exact: true });
    await field.waitFor();
    const type = await field.getAttribute('type');
    if (type === 'radio') await chooseByKeyboard(page, form, field);
    else {
      await tabTo(page, field);
      if (type === 'file') await field.setInputFiles(letter);
      else if (type === 'date') await field.fill(answer);
      else if (type === 'checkbox') await page.keyboard.press('Space');
      else await page.keyboard.type(answer);
    }
  }
  await tabTo(page, form.locator('button[type=submit]'));
  await page.keyboard.press('Enter');
}

/** Tab leads into a group of choices, arrows to one of them. */
async function chooseByKeyboard(page: Page, form: Locator, wanted: Locator): Promise<void> {
  const group = form.locator(`[name="${await wanted.getAttribute('name')}"]`);
  await tabTo(page, group.first());
  await page.keyboard.press('Space');
  for (let step = await group.count(); step > 0 && !(await wanted.isChecked()); step -= 1)
    await page.keyboard.press('ArrowDown');
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn't lead to ${wanted}.`);
}

/** Fills a form in as it comes, without a script, and sends it. */
export async function fillPlainly(form: Locator, fill: MadeForm['fill']): Promise<void> {
  for (const [words, answer] of Object.entries(fill)) {
    const field = form.getByLabel(words, { exact: true });
    if (answer === 'tick') await field.check();
    else if (answer === 'file') await field.setInputFiles(letter);
    else await field.fill(answer);
  }
  await form.locator('button[type=submit]').click();
}
