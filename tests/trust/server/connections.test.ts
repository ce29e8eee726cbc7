import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimit } from '#builder/server';
import { localKey } from '#contact-server';
import { sample } from '../../contact/support/fixtures.ts';
import { frozenPages } from '../../specification/folders.ts';
import { startScript } from '../../support/command.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { request } from '../support/raw-request.ts';
import { aboutText, echoBackend, largeFile, serveBuiltSite, writeBuiltSite } from '../support/served-site.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function builtSite(): string {
  const folder = temporaryFolder();
  cleanUps.push(() => removeFolder(folder));
  writeBuiltSite(join(folder, 'dist'));
  return folder;
}

async function serve(mostConnections: number): Promise<number> {
  const served = await serveBuiltSite(join(builtSite(), 'dist'), echoBackend, mostConnections);
  cleanUps.push(() => served.close());
  return served.port;
}

/** Opens a connection, sends what is given and waits for the answer's first bytes, if one is due. */
function open(port: number, text: string, isAnswered = false): Promise<Socket> {
  return new Promise((fulfil) => {
    const socket = connect(port, '127.0.0.1');
    cleanUps.push(() => socket.destroy());
    socket.on('error', () => undefined);
    if (isAnswered) socket.once('data', () => fulfil(socket));
    socket.write(text, () => isAnswered || fulfil(socket));
    if (!isAnswered) socket.resume();
  });
}

const patient = { timeout: 20_000 };
const isOpen = (socket: Socket) => !socket.destroyed;
const about = 'GET /about HTTP/1.1\r\nhost: a\r\n\r\n';
const report = 'GET /report.pdf HTTP/1.1\r\nhost: a\r\n\r\n';

describe('more connections than the server can have', () => {
  it.each([
    ['have sent nothing', '', false],
    ['have not finished their headers', 'GET /about HTTP/1.1\r\nhost: a\r\nx-slow: ', false],
    ['were answered', about, true],
  ])('are taken in the place of those that %s, the oldest first', async (_, text, isAnswered) => {
    const port = await serve(6);
    const first = await open(port, text, isAnswered);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => open(port, text, isAnswered)));
    expect((await request(port, '/about')).body.toString()).toBe(aboutText);
    await expect.poll(() => isOpen(first), patient).toBe(false);
    expect(others.filter(isOpen)).toHaveLength(5);
  });

  it('are taken in the place of idle ones, and of what is being answered only when there are no others', async () => {
    const port = await serve(4);
    const reading = await open(port, report, true);
    const idle = await Promise.all([1, 2, 3].map(() => open(port, '')));
    const late = await open(port, report, true);
    expect([isOpen(reading), isOpen(late)]).toEqual([true, true]);
    expect(idle.filter(isOpen)).toHaveLength(2);
    for (let more = 0; more < 3; more += 1) await open(port, report, true);
    expect((await request(port, '/about')).status).toBe(200);
    await expect.poll(() => isOpen(reading), patient).toBe(false);
  });

  it('are as many as there are descriptors for them and for their files', () => {
    expect([10, 100, 1024, 1_048_576, Number.POSITIVE_INFINITY].map((files) => connectionLimit(files))).toEqual([
      8, 26, 488, 8192, 8192,
    ]);
  });

  it('leave visitors their pages and their messages under a low limit of open files', async () => {
    const folder = builtSite();
    const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
    const server = startScript('serve', [...frozenPages, '--out', join(folder, 'dist')], environment, '-n 100');
    cleanUps.push(() => server.stop('SIGKILL'));
    const [, portText] = await server.waitFor(/ready: http:\/\/127\.0\.0\.1:(\d+)/);
    const port = Number(portText);
    for (let number = 0; number < 150; number += 1) await open(port, number % 2 === 0 ? '' : about, number % 2 === 1);
    for (const path of ['/', '/about', '/assets/app-Ab12Cd34.js', '/fonts/sans-1.woff2'])
      expect((await request(port, path)).status).toBe(200);
    expect((await request(port, '/report.pdf')).body.equals(largeFile)).toBe(true);
    const headers = { 'content-type': 'application/json', apikey: localKey };
    const url = `http://127.0.0.1:${port}/functions/v1/send-contact-email`;
    expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify(sample) })).status).toBe(200);
  });
});

describe('requests that are sent ahead', () => {
  it('are answered in their order', async () => {
    const port = await serve(4);
    const socket = await open(port, '');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.write('HEAD /about HTTP/1.1\r\nhost: a\r\n\r\nHEAD /nothing HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(20));
    await expect.poll(() => text.match(/HTTP\/1\.1 \d+/g)?.length, patient).toBe(40);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
      Array.from({ length: 20 }, () => ['HTTP/1.1 200', 'HTTP/1.1 404']).flat(),
    );
  });

  it('end the connection where they are thousands', async () => {
    const port = await serve(4);
    const socket = await open(port, report.repeat(1500));
    await expect.poll(() => isOpen(socket), patient).toBe(false);
    expect(socket.bytesRead).toBeLessThan(10 * largeFile.length);
    expect((await request(port, '/about')).status).toBe(200);
  });
});
