import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { liveContact } from '#builder/dev';
import { sample, temporaryFolder } from '../../tests/contact/support/fixtures.ts';
import { allOf } from '../../tests/contact/support/messages.ts';
import { edit, writeSmallSite } from '../../tests/support/content.ts';
import { localKey } from './index.ts';
import { Spool } from './spool/spool.ts';

it('the preview and the Studio send a message to whom the content names when it comes', async () => {
  const folder = temporaryFolder();
  const pages = writeSmallSite(folder, 0);
  const file = join(pages, '_site.yaml');
  edit(file, /^( +general: )\S+@\S+$/m, '$1first@sample.example');
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.stubEnv('SMTP_URL', '');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const backend = liveContact(pages);
  onTestFinished(() => backend.close());
  const receiverOf = async (message: string) => {
    const headers = { 'content-type': 'application/json', apikey: localKey };
    const body = JSON.stringify({ ...sample, inquiryType: '', message });
    const request = new Request('http://127.0.0.1/functions/v1/send-contact-email', { method: 'POST', headers, body });
    expect((await backend.fetch(request, '127.0.0.1')).status).toBe(200);
    const kept = await allOf(new Spool(join(folder, 'data/messages')));
    return kept.find((each) => each.message.message === message)?.site?.mailboxes['general'];
  };
  expect(await receiverOf('One')).toBe('first@sample.example');
  edit(file, 'first@sample.example', 'second@sample.example');
  expect(await receiverOf('Two')).toBe('second@sample.example');
  writeFileSync(file, 'mailboxes: [');
  expect(await receiverOf('Three')).toBe('second@sample.example');
});
