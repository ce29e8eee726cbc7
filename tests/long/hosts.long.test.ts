import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { policyText } from '../../scripts/hosting/policy.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { request } from '../trust/support/raw-request.ts';
import {
  aboutText,
  homeText,
  missingText,
  playerOrigin,
  policy,
  serveBuiltSite,
  writeBuiltSite,
} from '../trust/support/served-site.ts';

/** A server of this machine that can serve the folder `dist` of a folder on a port. */
type Host = { name: string; isInstalled: boolean; start: (folder: string, port: number) => Promise<Running> };
type Running = { port: number; stop: () => void };

const folder = temporaryFolder();
beforeAll(() => {
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  writeBuiltSite(join(folder, 'dist'));
});
afterAll(() => removeFolder(folder));

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

const hosts: Host[] = [
  {
    name: 'nginx',
    isInstalled: answers('nginx', '-v'),
    start: async (root, port) => {
      const state = join(root, 'nginx');
      mkdirSync(state);
      const config = `
        daemon off; pid ${state}/pid; error_log ${state}/error.log;
        include /etc/nginx/modules-enabled/*.conf;
        events { }
        http {
          include /etc/nginx/mime.types;
          access_log off;
          include ${root}/dist/_hosting/nginx-maps.conf;
          server { listen 127.0.0.1:${port}; root ${root}/dist; include ${root}/dist/_hosting/nginx-site.conf; }
        }`;
      writeFileSync(join(state, 'nginx.conf'), config);
      return running(port, spawn('nginx', ['-c', join(state, 'nginx.conf')], { stdio: 'inherit' }));
    },
  },
  {
    name: 'Caddy',
    isInstalled: answers('caddy', 'version'),
    start: async (root, port) => {
      const state = join(root, 'caddy');
      mkdirSync(state);
      const config = `{\n admin off\n auto_https off\n}\n:${port} {\n bind 127.0.0.1\n root * ${root}/dist\n import ${root}/dist/_hosting/Caddyfile\n}\n`;
      writeFileSync(join(state, 'Caddyfile'), config);
      const env = { ...process.env, XDG_DATA_HOME: state, XDG_CONFIG_HOME: state };
      return running(
        port,
        spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(state, 'Caddyfile')], {
          stdio: ['ignore', 'ignore', 'ignore'],
          env,
        }),
      );
    },
  },
  {
    name: 'our own server',
    isInstalled: true,
    start: async (root) => {
      const { port, close } = await serveBuiltSite(join(root, 'dist'));
      return { port, stop: close };
    },
  },
];

async function running(port: number, child: ChildProcess): Promise<Running> {
  await vi.waitFor(() => request(port, '/'), { timeout: 10_000 });
  return { port, stop: () => void child.kill('SIGTERM') };
}

describe.each(hosts)('$name', ({ isInstalled, name, start }) => {
  let host: Running | undefined;
  let port = 4600 + hosts.findIndex((other) => other.name === name);
  beforeAll(async () => {
    if (!isInstalled) return;
    host = await start(folder, port);
    port = host.port;
  });
  afterAll(() => host?.stop());

  it.skipIf(!isInstalled)('serves pages, what is missing, and what has moved', async () => {
    expect(await request(port, '/')).toMatchObject({ status: 200, body: Buffer.from(homeText) });
    expect(await request(port, '/about')).toMatchObject({ status: 200, body: Buffer.from(aboutText) });
    const moved: [string, string][] = [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/index.html', '/'],
      ['/old', '/about'],
      ['/away', 'https://example.org/there'],
      ['/odd-1', 'https://example.org/a%22b%3Bc%7Dd%7Benv.HOME%7D?e=%7B%24HOME%7D&f=%24http_host&g=1+2#h'],
      ['/odd-2', 'https://example.org/%3Asplat/%2A%28x%29%60y%60?z=%3A%20w'],
      ['/odd-3', '/files/a%20%22b%22%20#c%5Cd.pdf'],
    ];
    for (const [from, to] of moved) {
      const { status, headers } = await request(port, from);
      expect([301, 308], from).toContain(status);
      expect(headers.location?.replace(/^http:\/\/[^/]+/, ''), from).toBe(to);
    }
    for (const path of [
      '/nothing',
      '/_headers',
      '/_hosting/site.json',
      '/vercel.json',
      '/.assetsignore',
      '/404.html',
      '/..%2f..%2fetc/passwd',
    ])
      expect([400, 404], path).toContain((await request(port, path)).status);
    for (const path of [
      '//example.org/',
      '//example.org/index.html',
      '/\\example.org/',
      '/%5cexample.org/',
      '/%2fexample.org/',
    ])
      expect((await request(port, path)).headers.location ?? '', path).not.toMatch(
        /^(https?:)?[/\\]{2}(?!localhost)|^\/\\/,
      );
    expect((await request(port, '/nothing')).body.toString()).toBe(missingText);
    expect((await request(port, '/about', {}, 'DELETE')).status).toBe(405);
  });

  it.skipIf(!isInstalled)('sends the headers with everything, and compressed files', async () => {
    const film = await request(port, '/film');
    const allowed = `media-src 'self';frame-src ${playerOrigin}`;
    expect(film.headers['content-security-policy']).toBe(`${policyText(policy)};${allowed}`);
    for (const path of ['/about', '/nothing', '/old', '/assets/app-Ab12Cd34.js', '/_headers']) {
      const { headers } = await request(port, path);
      expect(headers['content-security-policy'], path).toBe(policyText(policy));
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect((await request(port, '/assets/app-Ab12Cd34.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await request(port, '/about')).headers['cache-control']).toBe('no-cache');
    expect((await request(port, '/site.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect((await request(port, '/about', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const { headers } = await request(port, '/about');
    expect((await request(port, '/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });
});
