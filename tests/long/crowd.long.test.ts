import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { localKey } from '#contact-server';
import { sample } from '../contact/support/fixtures.ts';
import { frozenPages } from '../specification/folders.ts';
import { startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { writeBuiltSite } from '../trust/support/served-site.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const crowds: ChildProcess[] = [];
beforeAll(() => writeBuiltSite(out));
afterAll(() => {
  for (const crowd of crowds) crowd.kill('SIGKILL');
  removeFolder(folder);
});

const posts = 5000;
const idle = 5000;
const duration = 120_000;

/** What a container of this size has: Linux counts private, writable memory by it, which is more than what is in use. */
const memory = { megabytes: 512, limit: `-d ${512 * 1024}` };

/** Opens the crowd's connections from so many addresses. */
async function gather(port: number, senders: number): Promise<ChildProcess> {
  const args = ['--import', 'tsx', join(projectRoot, 'tests/long/support/crowd.ts'), port, posts, idle, senders];
  const crowd = spawn(process.execPath, args.map(String), { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  crowds.push(crowd);
  if (crowd.stdout) await once(crowd.stdout, 'data');
  return crowd;
}

/** The most memory that a process had, in MB. */
function mostMegabytes(pid: number | undefined): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

/** Does something every second until the time is over, and tells how long each took, the longest last. */
async function timed(work: () => Promise<void>): Promise<number[]> {
  const end = Date.now() + duration;
  const times: number[] = [];
  while (Date.now() < end) {
    const begun = performance.now();
    await work();
    times.push(Math.round(performance.now() - begun));
    await setTimeout(1000);
  }
  return times.sort((a, b) => a - b);
}

function summary(times: readonly number[]) {
  return { count: times.length, p50: times[Math.floor(times.length / 2)], longest: times.at(-1) };
}

it.each([1, 100])('5,000 half-sent posts and 5,000 idle connections of %d senders hinder nobody', async (senders) => {
  const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (process.platform !== 'linux' || (files !== 'unlimited' && Number(files) < 10_500))
    return console.log(`not run: needs Linux and 10,500 open files (${files} here)`);
  const environment = { PORT: '0', DATA_DIR: join(folder, `data-${senders}`), CONTACT_RATE_LIMIT: '0' };
  const server = startScript('serve', [...frozenPages, '--out', out], environment, memory.limit);
  const [, url = ''] = await server.waitFor(/ready: (http:\S+)/);
  const before = mostMegabytes(server.pid);
  const crowd = await gather(Number(new URL(url).port), senders);
  const headers = { connection: 'close', 'content-type': 'application/json', apikey: localKey };
  const [pages, messages] = await Promise.all([
    timed(async () => expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200)),
    timed(async () => {
      const body = JSON.stringify({ ...sample, message: crypto.randomUUID() });
      const answer = await fetch(`${url}/functions/v1/send-contact-email`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    }),
  ]);
  const megabytes = mostMegabytes(server.pid);
  crowd.kill('SIGKILL');
  const refused = (await server.stop()).stdout.match(/ 503 /g)?.length ?? 0;
  console.log(
    JSON.stringify({ senders, pages: summary(pages), messages: summary(messages), before, megabytes, refused }),
  );
  expect(megabytes).toBeLessThan(memory.megabytes);
});
