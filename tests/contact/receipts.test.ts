import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import type { OwnForm } from '#contact-function';
import { askOwner, createContactBackend, localKey, Spool, systemClock } from '#contact-server';
import { eventually, recordingLog, temporaryFolder } from './support/fixtures.ts';
import { startMailServer } from './support/mail-server.ts';
import { visit } from './support/own-form.ts';

const config = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));
const receipt = { to: 'email', subject: 'We have your wish', text: 'Thank you.\nWe write to you.' };

/** A backend that mails, with a clock of the test's. `own` changes its form. */
async function setUp(own: Partial<OwnForm>) {
  const dataDir = temporaryFolder();
  const mails = await startMailServer();
  const time = { ahead: 0 };
  const clock = { ...systemClock, now: () => Date.now() + time.ahead };
  const form = config.forms?.['visit'];
  if (!form) throw new Error('There is no such form.');
  const siteConfig = { ...config, forms: { visit: { ...form, ...own } } };
  const log = recordingLog();
  const start = async () => {
    const started = createContactBackend({ dataDir, rateLimit: 0, smtpUrl: mails.url, siteConfig, clock, log });
    await eventually(async () => (await askOwner(dataDir, 'hello')) === 'ok');
    return started;
  };
  let backend = await start();
  onTestFinished(async () => {
    await backend.close();
    await mails.close();
  });
  let sent = 0;
  const send = async (fields: object, headers: Record<string, string> = {}) => {
    sent += 1;
    const body = JSON.stringify({ ...visit, wishes: `Number ${sent}`, ...fields });
    const own = { apikey: localKey, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
    const request = new Request('http://localhost/functions/v1/send-contact-email', {
      method: 'POST',
      headers: own,
      body,
    });
    const response = await backend.fetch(request, '127.0.0.1');
    expect(response.status).toBe(200);
    const { id } = (await response.json()) as { id: string };
    const isHeld = Object.keys(headers).length > 0;
    await eventually(async () => isHeld || (await new Spool(join(dataDir, 'messages')).read(id))?.status === 'sent');
  };
  /** All receipts so far. What has been sent is looked at once the backend has come to rest. */
  const receipts = async () => {
    await backend.close();
    backend = await start();
    return mails.received.filter(({ raw }) => raw.includes('Auto-Submitted: auto-replied'));
  };
  return { dataDir, time, send, receipts };
}

it('a receipt goes to who has written, in words of the site alone, once an hour', async () => {
  const { dataDir, time, send, receipts } = await setUp({ receipt });
  await send({ wishes: 'Buy at https://evil.example' });
  await send({ email: 'ADA@example.org' });
  await send({ email: 'grace@example.org' });
  const first = await receipts();
  expect(first.map(({ to }) => to)).toEqual([['ada@example.org'], ['grace@example.org']]);
  expect(first[0]?.raw).toContain('Subject: We have your wish');
  expect(first[0]?.raw).toContain('Reply-To: states@sample.example');
  expect(first[0]?.raw).toMatch(/Thank you\.\r?\nWe write to you\./);
  expect(first[0]?.raw).not.toMatch(/evil|Number|school/i);
  time.ahead += 59 * 60_000;
  await send({});
  expect(await receipts()).toHaveLength(2);
  time.ahead += 2 * 60_000;
  await send({});
  expect((await receipts()).map(({ to }) => to).at(-1)).toEqual(['ada@example.org']);
  // What says so goes with the hour.
  expect(readdirSync(join(dataDir, 'receipts'))).toHaveLength(1);
});

it('nobody gets one whose form has none, whose message is kept apart, or who left no address', async () => {
  const without = await setUp({});
  await without.send({});
  expect(await without.receipts()).toEqual([]);
  const phone = { key: 'email', kind: 'email', label: 'Email' } as const;
  const fields = [phone, ...(config.forms?.['visit']?.fields ?? []).filter(({ key }) => key !== 'email')];
  const { send, receipts } = await setUp({ receipt, fields });
  await send({ email: '' });
  await send({}, { 'x-form-trap': 'filled' });
  expect(await receipts()).toEqual([]);
});
