import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
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
