import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { served } from './serve.ts';

/** What a server does under load: pages a second, and how long the slowest hundredth waited. */
export type LoadFigures = { server: string; pagesPerSecond: number; p50Ms: number; p99Ms: number };

const connections = 64;
const warmUpSeconds = 2;
const seconds = 8;
const nginxPort = 4973;

/** Asks this project's server for pages over 64 connections, and nginx, where it is installed, for the same. */
export async function benchLoad(out: string): Promise<LoadFigures[]> {
  const own = await served(out, (url) => press('this server', url));
  if (!hasNginx()) return [own];
  return [own, await withNginx(resolve(out), () => press('nginx', `http://127.0.0.1:${nginxPort}`))];
}

async function press(server: string, url: string): Promise<LoadFigures> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = async (length: number): Promise<number[]> => {
    const end = performance.now() + length * 1000;
    const times: number[] = [];
    const visitor = async (first: number) => {
      for (let index = first; performance.now() < end; index += 1) {
        const started = performance.now();
        await get(new URL(paths[index % paths.length] ?? '/', url), agent);
        times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
    return times.sort((a, b) => a - b);
  };
  await ask(warmUpSeconds);
  const times = await ask(seconds);
  agent.destroy();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { server, pagesPerSecond: Math.round(times.length / seconds), p50Ms: at(0.5), p99Ms: at(0.99) };
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
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
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
    rmSync(folder, { recursive: true, force: true });
  }
}
