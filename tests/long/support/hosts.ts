import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { type RawResponse, request } from '../../trust/support/raw-request.ts';
import { serveBuiltSite } from '../../trust/support/served-site.ts';
import { freePort } from './free-port.ts';

/** A server of this machine that can serve the folder `dist` of a folder. */
type Host = { name: string; isInstalled: boolean; start: (folder: string) => Promise<Running> };
type Running = { port: number; stop: () => void };

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** The servers whose configuration is tried by running them, and our own. */
export const hosts: Host[] = [
  {
    name: 'nginx',
    isInstalled: answers('nginx', '-v'),
    start: async (root) => {
      const port = await freePort();
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
    start: async (root) => {
      const port = await freePort();
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

/** Asks a server for a target exactly as it is written. */
export type Ask = (target: string, headers?: Record<string, string>, method?: string) => Promise<RawResponse>;

/** Serves the folder `dist` of a folder while the tests of a suite run, which are skipped where the server is not installed. */
export function servedBy({ name, isInstalled, start }: Host, folder: string): Ask {
  let host: Running | undefined;
  beforeAll(async () => {
    if (isInstalled) host = await start(folder);
  });
  beforeEach(({ skip }) => skip(!isInstalled, `${name} is not installed on this machine`));
  afterAll(() => host?.stop());
  return (target, headers, method) => request(host?.port ?? 0, target, headers, method);
}
