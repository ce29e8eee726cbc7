import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { localKey } from '../contact/requests.ts';

/** What the contact backend does under load: messages that were acknowledged a second, and how long each took. */
export type ContactFigures = { disk: 'fsync' | 'memory'; messagesPerSecond: number; p50Ms: number; p99Ms: number };

/** How hard and how long the backend is pressed. */
export type ContactLoad = { connections: number; seconds: number };

const warmUpSeconds = 2;

/**
 * Presses the backend with and without waiting for the disk, so that the cost of a promise that holds is seen.
 * Each message is new; an answer that is no 200 throws. `root` is the project's folder; the spool lies in it,
 * for /tmp may be memory.
 */
export async function benchContact(
  root: string,
  load: ContactLoad = { connections: 32, seconds: 10 },
): Promise<ContactFigures[]> {
  return [await benchDisk(root, 'fsync', load), await benchDisk(root, 'memory', load)];
}

async function benchDisk(root: string, disk: ContactFigures['disk'], load: ContactLoad): Promise<ContactFigures> {
  const dataDir = mkdtempSync(join(root, '.data-bench-'));
  const script = join(root, 'scripts/bench/contact-server.ts');
  const args = ['--import', 'tsx', script, dataDir, join(root, 'pages/_site.yaml'), disk];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await portOf(child);
    await press(port, { ...load, seconds: warmUpSeconds });
    const times = await press(port, load);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    return { disk, messagesPerSecond: times.length / load.seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends messages over so many connections for so long; gives the milliseconds that each answer took. */
async function press(port: number, { connections, seconds }: ContactLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await send(port, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return times;
}

const body = JSON.stringify({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  organization: 'Analytical Engines',
  phone: '',
  inquiryType: 'pilot',
  message: 'We would like to join. '.repeat(20),
});

function send(port: number, agent: Agent): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    apikey: localKey,
    'idempotency-key': crypto.randomUUID(),
  };
  const options = { port, host: '127.0.0.1', agent, method: 'POST', path: '/functions/v1/send-contact-email', headers };
  return new Promise((done, fail) => {
    const outgoing = request(options, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`answered ${answer.statusCode}`))));
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /port (\d+)/.exec(chunk.toString('utf8'))?.[1];
      if (port !== undefined) ready(Number(port));
    });
    child.on('exit', (code) => fail(new Error(`The contact server ended with ${code}.`)));
  });
}
