import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sitePaths } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { type Load, press } from './press.ts';
import { served } from './serve.ts';

/** What a server does under load: pages a second, and how long the slowest hundredth waited. */
export type LoadFigures = { server: string; pagesPerSecond: number; p50Ms: number; p99Ms: number };

const load: Load = { connections: 64, warmUpSeconds: 2, seconds: 8 };
const nginxPort = 4973;

/** Asks this project's server for pages over 64 connections, and nginx, where it is installed, for the same. */
export async function benchLoad(out: string): Promise<LoadFigures[]> {
  const own = await served(out, (url) => pressServer('this server', url));
  if (!hasNginx()) return [own];
  return [own, await withNginx(resolve(out), () => pressServer('nginx', `http://127.0.0.1:${nginxPort}`))];
}

/** Asks a server for the pages of its site, over 64 connections. */
export async function pressServer(server: string, url: string): Promise<LoadFigures> {
  const paths = await sitePaths(url);
  const { perSecond, ...times } = await press(load, (agent, number) =>
    get(new URL(paths[number % paths.length] ?? '/', url), agent),
  );
  return { server, pagesPerSecond: Math.round(perSecond), ...times };
}

function get(url: URL, agent: Agent): Promise<void> {
  return new Promise((fulfil, reject) => {
    const outgoing = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? fulfil() : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the configuration that a build writes for it, and one process a core, as Debian sets it up. */
async function withNginx<Result>(root: string, use: () => Promise<Result>): Promise<Result> {
  const { folder, remove } = temporaryFolder('bench-nginx-');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/error.log;
daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  include ${root}/_hosting/nginx-maps.conf;
  server { listen 127.0.0.1:${nginxPort}; root ${root}; include ${root}/_hosting/nginx-site.conf; }
}
`,
  );
  const server: ChildProcess = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' });
  try {
    await setTimeout(1000);
    return await use();
  } finally {
    server.kill('SIGTERM');
    remove();
  }
}
