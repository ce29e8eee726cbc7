import { spawn } from 'node:child_process';
import { type Agent, request } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '#builder/files';
import { localKey } from '#contact-server';
import { type Load, press } from './press.ts';
import { serverAddress } from './server-address.ts';

/** What the contact backend does under load: messages that were acknowledged a second, and how long each took. */
export type ContactFigures = { disk: 'fsync' | 'memory'; messagesPerSecond: number; p50Ms: number; p99Ms: number };

/**
 * Presses the backend with and without waiting for the disk, so that the cost of a promise that holds is seen.
 * Each message is new; an answer that is no 200 throws. `root` is the project's folder; the spool lies in it,
 * for /tmp may be memory.
 */
export async function benchContact(
  root: string,
  load: Load = { connections: 32, warmUpSeconds: 2, seconds: 10 },
): Promise<ContactFigures[]> {
  return [await benchDisk(root, 'fsync', load), await benchDisk(root, 'memory', load)];
}

async function benchDisk(root: string, disk: ContactFigures['disk'], load: Load): Promise<ContactFigures> {
  const { folder: dataDir, remove } = temporaryFolder('.data-bench-', root);
  const script = join(root, 'scripts/bench/contact-server.ts');
  const args = ['--import', 'tsx', script, dataDir, join(root, 'pages/_site.yaml'), disk];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await serverAddress(child);
    const { perSecond, ...times } = await press(load, (agent) => send(url, agent));
    return { disk, messagesPerSecond: perSecond, ...times };
  } finally {
    child.kill('SIGKILL');
    remove();
  }
}

const body = JSON.stringify({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  organization: 'Analytical Engines',
  phone: '',
  inquiryType: 'pilot',
  message: 'We would like to join. '.repeat(20),
});

function send(url: string, agent: Agent): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    apikey: localKey,
    'idempotency-key': crypto.randomUUID(),
  };
  return new Promise((done, fail) => {
    const outgoing = request(`${url}/functions/v1/send-contact-email`, { agent, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`answered ${answer.statusCode}`))));
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
