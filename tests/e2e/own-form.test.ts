import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { Spool } from '#contact-server';
import { pdf } from '../contact/support/sent-files.ts';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { holdBack } from '../support/hold-back.ts';
import { test } from '../support/visitor.ts';

const page = `title: Plan a visit to us
description: Tell us who comes and how many, and we write back with a day that suits you and us.
sections:
  - type: hero
    heading: Visit us
    text: We are glad about everybody who comes.
  - type: form
    form: visit
`;

const folder = temporaryFolder();
let server: RunningCommand;
let url = '';
beforeAll(async () => {
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  writeFileSync(join(pages, 'visit.yaml'), page);
  writeFileSync(join(pages, 'work.yaml'), page.replace('form: visit', 'form: apply'));
  const built = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(built.output).toMatch(/^Built /);
  server = startScript('serve', ['--out', out], { PORT: '0', DATA_DIR: join(folder, 'data') });
  [, url = ''] = await server.waitFor(addressLine);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

test('a form in a page asks what applies, says what is wrong where the focus goes, and takes the message', async ({
  visitor,
}) => {
  const shown = await visitor.open(`${url}/visit`);
  const form = shown.locator('[data-block="form"]');
  const pupils = form.getByLabel('How many pupils?');
  expect(await pupils.isVisible()).toBe(false);
  await form.getByLabel('A school').check();
  await pupils.waitFor();
  await pupils.fill('99');
  await form.locator('form[novalidate]').waitFor();
  await form.getByRole('button', { name: 'Ask for a day' }).click();
  const problems = form.getByRole('group', { name: 'There is a problem' });
  await problems.waitFor();
  expect(await problems.evaluate((element) => element === document.activeElement)).toBe(true);
  await problems.getByRole('link', { name: 'How many pupils? – Please enter 60 or less.' }).click();
  expect(await pupils.evaluate((element) => element === document.activeElement)).toBe(true);
  await pupils.fill('12');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('The garden').check();
  await form.getByLabel(/^I agree/).check();
  const sent = shown.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Ask for a day' }).click();
  await form.getByRole('status').getByText('We write to ada@example.org within two days.').waitFor();
  expect((await sent).postDataJSON()).toMatchObject({
    form: 'visit',
    who: 'school',
    pupils: '12',
    interests: ['garden'],
  });
});

test('files are sent with a form, by a script and without one, and what they are is told by the server', async ({
  visitor,
}) => {
  visitor.expectFailedRequests();
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: pdf(200_000) };
  const shown = await visitor.open(`${url}/work`);
  const form = shown.locator('[data-block="form"]');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.org');
  const chosen = form.getByLabel('Your application');
  await chosen.setInputFiles({ ...letter, buffer: Buffer.from('no PDF') });
  await form.locator('form[novalidate]').waitFor();
  await form.getByRole('button', { name: 'Apply' }).click();
  await form.getByRole('link', { name: /^Your application – Please choose a PDF/ }).waitFor();
  expect(await form.getByLabel('Your name').inputValue()).toBe('Ada');
  await chosen.setInputFiles(letter);
  await form.getByLabel('Some of your work').setInputFiles([letter, { ...letter, name: 'work.pdf' }]);
  await form.getByRole('button', { name: 'Apply' }).click();
  await form.getByRole('status').getByText('We write to ada@example.org within two weeks.').waitFor();

  const plain = await visitor.newPage({ javaScriptEnabled: false });
  await plain.goto(`${url}/work`);
  await plain.getByLabel('Your name').fill('Grace');
  await plain.getByLabel('Email').fill('grace@example.org');
  await plain.getByLabel('Your application').setInputFiles(letter);
  await plain.getByRole('button', { name: 'Apply' }).click();
  await plain.getByText('Thank you, we have it all').waitFor();

  const messages = new Spool(join(folder, 'data/messages')).messages((file) => expect.fail(file));
  const sent = new Map<string, readonly string[]>();
  for await (const { message } of messages)
    sent.set(message.name, message.own?.files?.map(({ name, bytes }) => `${name} ${bytes}`) ?? []);
  expect(sent.get('Ada')).toEqual(['letter.pdf 200000', 'letter.pdf 200000', 'work.pdf 200000']);
  expect(sent.get('Grace')).toEqual(['letter.pdf 200000']);
});

test('what is chosen and typed before the app is there stays, files too', async ({ visitor }) => {
  const shown = await visitor.newPage();
  const arrive = await holdBack(shown, '**/assets/app-*.js');
  await shown.goto(`${url}/work`);
  const form = shown.locator('[data-block="form"]');
  await form.getByLabel('Your name').fill('Lin');
  const chosen = form.getByLabel('Your application');
  await chosen.setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer: pdf(1000) });
  arrive();
  await form.locator('form[novalidate]').waitFor();
  expect(await form.getByLabel('Your name').inputValue()).toBe('Lin');
  expect(await chosen.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('early.pdf');
});
