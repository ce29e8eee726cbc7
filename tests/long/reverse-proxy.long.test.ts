import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { createContactBackend } from '#contact-server';
import { recordingLog, sample, siteConfig } from '../contact/support/fixtures.ts';
import { listen } from '../contact/support/listen.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { freePort } from './support/free-port.ts';

/** The configurations that docs/contact.md gives, as they stand there. */
const [caddyfile = '', location = ''] = [
  ...readFileSync(join(projectRoot, 'docs/contact.md'), 'utf8').matchAll(
    /^```\n((?:relaywell\.example|location) [\s\S]*?)^```/gm,
  ),
].map(([, text]) => text);

const folder = temporaryFolder();
// nginx keeps what is being sent as another user.
beforeAll(() => chmodSync(folder, 0o755));
afterAll(() => removeFolder(folder));

/** A reverse proxy of this machine: its name, and what starts it between two ports of this machine. */
const proxies = [
  {
    name: 'Caddy',
    isInstalled: spawnSync('caddy', ['version']).status === 0,
    start: (port: number, behind: number) => {
      // Off the internet it gets no certificate, so that it speaks HTTP here.
      const site = caddyfile.replace('relaywell.example', `http://127.0.0.1:${port}`).replace('4173', String(behind));
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n admin off\n}\n${site}`);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env });
    },
  },
  {
    name: 'nginx',
    isInstalled: spawnSync('nginx', ['-v']).status === 0,
    start: (port: number, behind: number) => {
      const state = join(folder, 'nginx');
      mkdirSync(state);
      const server = `server { listen 127.0.0.1:${port}; ${location.replace('4173', String(behind))} }`;
      const file = join(state, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off; pid ${state}/pid; error_log ${state}/error.log; events { }\nhttp { access_log off; client_body_temp_path ${state}/body; ${server} }`,
      );
      return spawn('nginx', ['-c', file], { stdio: 'ignore' });
    },
  },
];

describe.each(proxies)('$name, as docs/contact.md sets it up', ({ name, isInstalled, start }) => {
  let child: ChildProcess | undefined;
  let site = '';
  let close = async () => {};
  beforeAll(async () => {
    if (!isInstalled) return;
    const dataDir = join(folder, `data-${name}`);
    const options = { siteConfig, trustProxy: { hops: 1 }, log: recordingLog(), rateLimit: 2 };
    const backend = createContactBackend({ ...options, dataDir });
    const server = await listen(backend);
    const port = await freePort();
    child = start(port, Number(new URL(server.url).port));
    site = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(site), { timeout: 20_000 });
    close = async () => {
      await backend.close();
      await server.close();
    };
  });
  afterAll(async () => {
    child?.kill('SIGTERM');
    await close();
  });

  /** Posts the form as a browser without script does from the proxy's own address. */
  const post = (message: string, headers: Record<string, string> = {}) =>
    fetch(`${site}/functions/v1/send-contact-email`, {
      method: 'POST',
      body: new URLSearchParams({ ...sample, message }),
      headers: { origin: site, ...headers },
      redirect: 'manual',
    });

  it.skipIf(!isInstalled)(
    'passes on whose site it is, the largest message, and the visitor’s own address alone',
    async () => {
      expect((await post('Hello.')).status).toBe(303);
      // Each sign of it is three in a form, and one byte in the message.
      expect((await post('é'.repeat(15_000))).status).toBe(303);
      const forged = await post('Once more.', { 'x-forwarded-for': '203.0.113.9' });
      expect(forged.status).toBe(429);
    },
  );
});
