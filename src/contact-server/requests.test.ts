import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { sessionAddress, tokenHeader } from '#kit/preview';
import { type RunningCommand, startScript } from '../../tests/support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../tests/support/content.ts';
import { type RawResponse, request } from '../../tests/trust/support/raw-request.ts';
import { localKey } from './index.ts';

let folder: string;
let pages: string;
let server: RunningCommand;
let port: number;
let token: string;

beforeAll(async () => {
  folder = temporaryFolder();
  pages = writeSmallSite(folder, 1);
  const editor = join(folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${join(folder, 'opened.txt')}'\n`);
  chmodSync(editor, 0o755);
  server = startScript('dev', ['--pages', pages], {
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LAUNCH_EDITOR: editor,
  });
  const { port: own, hash } = new URL(await server.nextAddress());
  port = Number(own);
  const body = JSON.stringify({ key: hash.replace('#key=', '') });
  const opened = await ask(sessionAddress, { method: 'POST', body, headers: json });
  token = (JSON.parse(opened.body.toString()) as { token: string }).token;
});
afterAll(async () => {
  await server?.stop();
  removeFolder(folder);
});

type Asked = { headers?: Record<string, string>; method?: string; body?: string };

/** Asks as one of the preview's own pages would, but for the headers given. */
function ask(target: string, { headers = {}, method = 'GET', body = '' }: Asked = {}): Promise<RawResponse> {
  const host = `127.0.0.1:${port}`;
  const own = method === 'GET' ? {} : { origin: `http://${host}` };
  return request(port, target, { host, ...own, 'content-length': String(body.length), ...headers }, method, body);
}

const message = JSON.stringify({
  name: 'Ana',
  email: 'ana@example.org',
  organization: 'Clinic',
  phone: '',
  inquiryType: 'general',
  message: 'A few words, long enough to be a message.',
});
const json = { 'content-type': 'application/json', apikey: localKey };
const contact = { method: 'POST', body: message, headers: json };

describe('the dev server', () => {
  it.each([
    '/',
    '/page-1',
    '/page-1/page.json',
    '/site.json',
    '/__gallery/',
    '/@vite/client',
    '/healthz',
    '/favicon.svg',
  ])('answers %s under its own name only, and lets no other site load or frame it', async (target) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const foreign = await ask(target, { headers: { host: 'evil.example' } });
    expect([foreign.status, foreign.headers['x-frame-options']]).toEqual([403, 'SAMEORIGIN']);
    expect((await ask(target, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await ask(target, { headers: { origin: 'http://localhost:3000' } })).status).toBe(403);
  });

  it.each([
    '/package.json',
    '/.gitignore',
    '/pages/home.yaml',
    '/scripts/dev.ts',
    '/package.json?import&raw',
    '/@fs/etc/passwd?import&raw??',
    `/@fs${projectRoot}package.json`,
    `/@fs${projectRoot}/package.json`,
    '/node_modules/.package-lock.json',
  ])('has no page at %s', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(body.toString()).not.toContain('root:x:');
  });

  it('takes messages from its own pages only', async () => {
    const path = '/functions/v1/send-contact-email';
    for (const headers of [
      { ...json, host: 'evil.example' },
      { ...json, origin: 'https://evil.example' },
      { ...json, 'sec-fetch-site': 'same-site' },
    ])
      expect((await ask(path, { ...contact, headers })).status).toBe(403);
    expect((await ask(path, contact)).status).toBe(200);
  });

  it('opens the editor for its own pages only, and for page files only', async () => {
    const file = relative(projectRoot, join(pages, 'page-1.yaml'));
    const open = (place: object, headers: Record<string, string> = {}) =>
      ask('/_dev/open', {
        method: 'POST',
        body: JSON.stringify(place),
        headers: { ...json, [tokenHeader]: token, ...headers },
      });
    const place = { file, line: 1, column: 1 };
    expect((await ask(`/__open-in-editor?file=${encodeURIComponent(file)}`)).status).toBe(404);
    expect((await ask('/_dev/open')).status).toBe(405);
    expect((await open(place, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await open(place, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await open(place, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await open(place, { [tokenHeader]: 'a'.repeat(43) })).status).toBe(403);
    expect((await open({ ...place, file: 'package.json' })).status).toBe(404);
    expect((await open({ ...place, file: '../../etc/passwd' })).status).toBe(404);
    expect(existsSync(join(folder, 'opened.txt'))).toBe(false);
    expect((await open(place)).status).toBe(200);
    await expect.poll(() => existsSync(join(folder, 'opened.txt'))).toBe(true);
  });

  it('shows pages to those who ask for them, and changes nothing for those who send something', async () => {
    expect((await ask('/page-1', { method: 'POST', body: 'x=1' })).status).toBe(405);
    expect((await ask('/page-1', { method: 'DELETE' })).status).toBe(405);
  });

  it('opens its WebSocket for its own pages only', async () => {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
    for (const headers of [
      { origin: 'https://evil.example', 'sec-websocket-protocol': 'vite-hmr' },
      { host: 'evil.example', 'sec-websocket-protocol': 'vite-ping' },
      { 'sec-websocket-protocol': 'vite-hmr' },
    ])
      expect((await ask('/', { headers: { ...upgrade, ...key, ...headers } })).status).toBe(403);
  });
});
