import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { frozenPages } from '../../specification/folders.ts';
import { startScript } from '../../support/command.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { largeFile, writeBuiltSite } from '../support/served-site.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

type Answer = { status: number; length: number };

/**
 * Asks once on a connection that is kept. 'refused': the server took no connection, so nothing was asked. One that the system
 * has opened for it, and that it had not yet taken when it stopped to listen, is reset.
 */
function ask(port: number, path: string, agent: Agent, message?: string): Promise<Answer | 'refused'> {
  return new Promise((fulfil, reject) => {
    const headers = message === undefined ? {} : { 'content-type': 'application/json', apikey: 'local-anonymous-key' };
    const asked = request(
      { port, host: '127.0.0.1', path, agent, method: message === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        response.on('end', () => fulfil({ status: response.statusCode ?? 0, length }));
        response.on('error', reject);
      },
    );
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isRefused = error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && !asked.reusedSocket);
      if (isRefused) fulfil('refused');
      else reject(error);
    });
    asked.end(message);
  });
}

function message(number: number): string {
  return JSON.stringify({
    name: 'Ann',
    email: 'ann@example.org',
    organization: '',
    phone: '',
    inquiryType: 'general',
    message: `Question ${number}`,
  });
}

it('answers everything that was asked before it stops, and keeps every message it has accepted', async () => {
  const out = join(folder, 'dist');
  const dataFolder = join(folder, 'data');
  writeBuiltSite(out);
  const server = startScript('serve', [...frozenPages, '--out', out], {
    PORT: '0',
    DATA_DIR: dataFolder,
    CONTACT_RATE_LIMIT: '0',
  });
  const [, portText = ''] = await server.waitFor(/ready: http:\/\/127\.0\.0\.1:(\d+)/);
  const port = Number(portText);
  const answers: Answer[] = [];
  let stored = 0;
  const visitor = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; ; turn += 1) {
      const isMessage = number % 4 === 0;
      const path = isMessage ? '/functions/v1/send-contact-email' : number % 4 === 1 ? '/report.pdf' : '/about';
      const answer = await ask(port, path, agent, isMessage ? message(number * 10_000 + turn) : undefined);
      if (answer === 'refused') return agent.destroy();
      answers.push(answer);
      if (isMessage && answer.status === 200) stored += 1;
      if (path === '/report.pdf') expect(answer.length).toBe(largeFile.length);
    }
  };
  const visitors = Array.from({ length: 24 }, (_, number) => visitor(number));
  await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(300);
  const ended = server.stop();
  // A response that was lost would reject here: a reset connection, or one that ended too early.
  await Promise.all(visitors);
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(stored).toBeGreaterThan(0);
  const kept = readdirSync(join(dataFolder, 'messages')).filter((name) => name.endsWith('.json'));
  expect(kept.length).toBeGreaterThanOrEqual(stored);
  expect(output.match(/^\S+ (GET|POST) /gm)?.length).toBe(answers.length);
});

it('stops by its own deadline, whatever a mail server that says nothing would have it wait', async () => {
  const out = join(folder, 'dist');
  writeBuiltSite(out);
  const silent = createServer();
  const asked = new Promise<void>((fulfil) => silent.on('connection', () => fulfil()));
  await new Promise<void>((fulfil) => silent.listen(0, '127.0.0.1', fulfil));
  const { port: mailPort } = silent.address() as AddressInfo;
  const patience = 60 * 60 * 1000;
  const server = startScript('serve', [...frozenPages, '--out', out], {
    PORT: '0',
    DATA_DIR: join(folder, 'silent'),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}?greetingTimeout=${patience}&socketTimeout=${patience}`,
  });
  const [, portText = ''] = await server.waitFor(/ready: http:\/\/127\.0\.0\.1:(\d+)/);
  const agent = new Agent();
  expect(await ask(Number(portText), '/functions/v1/send-contact-email', agent, message(1))).toMatchObject({
    status: 200,
  });
  await asked;
  const { code, output } = await server.stop();
  expect(code).toBe(0);
  expect(output).toContain('The server ends with work under way');
  silent.close();
});
