import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { axeViolations } from '../access/support/axe.ts';
import { startMailServer } from '../contact/support/mail-server.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { hydrate, record } from '../support/visitor.ts';
import { fillByKeyboard, fillPlainly, makeForm, nameOfForm } from './support/form-maker.ts';
import { tenForms } from './support/ten-forms.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 0);
const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
const messages: string[] = [];
let browser: Browser;
let studio: RunningCommand;
let server: RunningCommand | undefined;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  browser = await launchChromium();
  mails = await startMailServer();
  studio = startScript('studio', ['--pages', pages, '--no-open'], environment);
  await studio.waitFor(addressLine);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await studio?.stop();
  await mails?.close();
  removeFolder(folder);
});

async function window(options: Parameters<Browser['newContext']>[0] = {}) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  record(page, messages);
  return page;
}

/** The texts of a mail, its lines as they were before they were packed. */
function plainOf(raw: string): string {
  const bytes = raw.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => `%${code}`);
  const text = bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25');
  return decodeURIComponent(text).replaceAll('\r\n', '\n');
}

it('ten forms are made in the Studio, filled in on a phone by keyboard and without a script, and arrive as they were asked', async () => {
  const user = await startUser(await window({ viewport: { width: 1440, height: 900 } }), await studio.nextAddress());
  await user.page.locator('summary', { hasText: 'On every page' }).click();
  await user.page
    .locator('nav details')
    .last()
    .getByRole('button', { name: 'Forms and mailboxes', exact: true })
    .click();
  for (const form of tenForms) await makeForm(user, form);
  await user.page.locator('#studio-form .open', { hasText: 'Apply for a job' }).click();
  expect(await axeViolations(user.page)).toEqual([]);
  // In a narrow pane, too, a press on the middle of a closed question opens it, whatever is shown beside its words meanwhile.
  await user.page.setViewportSize({ width: 1024, height: 900 });
  const question = user.page.locator('#studio-form li[data-path$=".fields.1"] > .head > .open:visible');
  if ((await question.getAttribute('aria-expanded')) === 'true') await question.click();
  await question.hover();
  await question.click();
  expect(await question.getAttribute('aria-expanded')).toBe('true');
  await user.page.setViewportSize({ width: 1440, height: 900 });
  await user.save();

  for (const form of tenForms)
    writeFileSync(
      join(pages, `${nameOfForm(form)}.yaml`),
      `title: ${form.title} of our workshop\ndescription: ${form.title}, and we write back within two days, by email.\nsections:\n  - { type: hero, heading: Write to us }\n  - { type: form, form: ${nameOfForm(form)} }\n`,
    );
  const out = join(folder, 'dist');
  expect((await runScript('build', ['--pages', pages, '--out', out])).output).toMatch(/^Built /m);
  server = startScript('serve', ['--out', out], { ...environment, SMTP_URL: mails.url, CONTACT_RATE_LIMIT: '0' });
  const [, url = ''] = await server.waitFor(addressLine);

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  for (const form of tenForms) {
    const shown = await window(phone);
    await shown.goto(`${url}/${nameOfForm(form)}`);
    const block = shown.locator('[data-block="form"]');
    await hydrate(shown);
    await block.locator('form[novalidate]').waitFor();
    expect(await axeViolations(shown), form.title).toEqual([]);
    await fillByKeyboard(shown, block, form.fill);
    await block.getByRole('status').getByText(`We have it: ${form.title}.`).waitFor();
    await shown.context().close();

    const plain = await window({ ...phone, javaScriptEnabled: false });
    await plain.goto(`${url}/${nameOfForm(form)}`);
    await fillPlainly(plain.locator('[data-block="form"]'), form.fill);
    await plain.getByText(`We have it: ${form.title}.`).waitFor();
    await plain.context().close();
  }

  await expect.poll(() => mails.received.length, { timeout: 60_000 }).toBe(2 * tenForms.length);
  for (const { title, arrives } of tenForms) {
    const own = mails.received.map(({ raw }) => plainOf(raw)).filter((text) => text.includes(`the form “${title}”.`));
    expect(own, title).toHaveLength(2);
    for (const text of own) {
      const places = arrives.map(([question, answer]) => text.indexOf(`${question}\n  ${answer}`));
      expect(places, `${title}\n${text}`).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
    }
  }

  const inbox = await window({ viewport: { width: 1440, height: 900 } });
  await inbox.goto((await studio.nextAddress()).replace('/_studio#', '/_studio/messages#'));
  await inbox.getByText(/^20 messages/).waitFor();
  const letter = inbox.getByRole('article');
  for (const { title, arrives } of tenForms) {
    await inbox.getByLabel('Form').selectOption({ label: `${title} (2)` });
    await inbox.getByText(/^2 messages/).waitFor();
    await inbox.locator('.rows button').first().click();
    const asked = letter.locator('dl > div');
    await expect.poll(() => asked.locator('dt').allTextContents()).toEqual(arrives.map(([question]) => question));
    // A day stands there with its weekday.
    const said = arrives.filter(([, answer]) => !/^\d{4}-/.test(answer));
    for (const [question, answer] of said)
      await asked.filter({ hasText: question }).getByText(answer).first().waitFor();
    if (title === 'Apply for a job') expect(await axeViolations(inbox)).toEqual([]);
  }
  expect(messages, messages.join('\n')).toEqual([]);
});
