import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordingLog, sample, siteConfig } from '../../tests/contact/support/fixtures.ts';
import { removeFolder, temporaryFolder } from '../../tests/support/content.ts';
import { type OpenPost, openPost } from '../../tests/trust/support/open-post.ts';
import { type RawResponse, sendRaw } from '../../tests/trust/support/raw-request.ts';
import { type ServedSite, serveBuiltSite, writeBuiltSite } from '../../tests/trust/support/served-site.ts';
import { createContactBackend, localKey } from './index.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** The site with its contact backend, and what its posts may take. */
async function serve(bodyLimits: object): Promise<ServedSite> {
  const folder = temporaryFolder();
  cleanUps.push(() => removeFolder(folder));
  writeBuiltSite(join(folder, 'dist'));
  const dataDir = join(folder, 'data');
  const contact = createContactBackend({
    dataDir,
    rateLimit: 0,
    siteConfig,
    trustProxy: { hops: 1 },
    bodyLimits: { time: 60_000, ...bodyLimits },
    log: recordingLog(),
  });
  const served = await serveBuiltSite(join(folder, 'dist'), contact);
  cleanUps.push(
    () => served.close(),
    () => contact.close(),
  );
  return served;
}

async function openPosts(count: number, port: number, from: string, begun: string): Promise<OpenPost[]> {
  const posts: OpenPost[] = [];
  for (let number = 0; number < count; number += 1) posts.push(await openPost(port, from, begun));
  cleanUps.push(() => posts.forEach(({ socket }) => void socket.destroy()));
  return posts;
}

function send(url: string, from: string): Promise<Response> {
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/json', apikey: localKey };
  return fetch(`${url}/functions/v1/send-contact-email`, { method: 'POST', body: JSON.stringify(sample), headers });
}

const stillOpen = (posts: readonly OpenPost[]) => posts.filter(({ socket }) => !socket.destroyed);

/** Waits until the server has closed all but `count` posts, and returns its answers to the others. */
async function answersToAllBut(count: number, posts: readonly OpenPost[]): Promise<RawResponse[]> {
  await expect.poll(() => stillOpen(posts).length, { timeout: 20_000 }).toBe(count);
  return Promise.all(posts.filter(({ socket }) => socket.destroyed).map(({ answer }) => answer));
}

const crowded = { status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } };

describe('half-sent bodies', () => {
  it('are refused beyond so many from one sender', async () => {
    const { port, url } = await serve({ postsOfSender: 4 });
    const others = await openPosts(3, port, '198.51.100.1', 'name=Ada');
    const posts = await openPosts(10, port, '192.0.2.1', 'name=Ada');
    for (const answer of await answersToAllBut(4, posts)) expect(answer).toMatchObject(crowded);
    expect((await send(url, '192.0.2.1')).status).toBe(200);
    expect(stillOpen(others)).toHaveLength(3);
  });

  it('are refused beyond fewer still when they come slowly', async () => {
    const { port } = await serve({ slowPostsOfSender: 2, slowAfter: 300 });
    const posts = await openPosts(6, port, '192.0.2.1', 'name=Ada');
    for (const answer of await answersToAllBut(2, posts)) expect(answer).toMatchObject(crowded);
  });

  it('are refused beyond so many of all senders, where most come from', async () => {
    const { port, url } = await serve({ posts: 6 });
    const others = await openPosts(2, port, '198.51.100.1', 'name=Ada');
    const posts = [
      ...(await openPosts(4, port, '192.0.2.1', 'name=Ada')),
      ...(await openPosts(4, port, '192.0.2.77', 'name=Ada')),
    ];
    for (const answer of await answersToAllBut(4, posts)) expect(answer).toMatchObject(crowded);
    expect((await send(url, '203.0.113.1')).status).toBe(200);
    expect(stillOpen(others)).toHaveLength(2);
  });

  it('are refused beyond a budget of bytes, where most come from', async () => {
    const { port, url } = await serve({ bytes: 100_000 });
    const small = await openPosts(1, port, '198.51.100.1', 'name=Ada');
    const large = await openPosts(6, port, '192.0.2.1', `message=${'x'.repeat(40_000)}`);
    for (const answer of await answersToAllBut(2, large)) expect(answer).toMatchObject(crowded);
    expect((await send(url, '203.0.113.1')).status).toBe(200);
    expect(stillOpen(small)).toHaveLength(1);
  });

  it('are answered when their time is over', async () => {
    const { port } = await serve({ slowAfter: 100, time: 300 });
    const [late] = await openPosts(1, port, '192.0.2.1', 'name=Ada');
    expect(await late?.answer).toMatchObject({ status: 408 });
  });
});

describe('whole bodies', () => {
  it.each([
    ['with their length', (text: string) => text],
    ['in pieces', (text: string) => new Blob([text]).stream()],
  ])('reach the contact function %s, and those that are too long are refused', async (_, bodyOf) => {
    const { url } = await serve({});
    const post = (message: string) => {
      // A stream is sent only by who says that the answer comes after it; the types of Node.js 20 lack the word.
      const body = { body: bodyOf(JSON.stringify({ ...sample, message })), duplex: 'half' };
      const headers = { 'content-type': 'application/json', apikey: localKey };
      return fetch(`${url}/functions/v1/send-contact-email`, { method: 'POST', headers, ...body });
    };
    expect(await (await post('Hello.')).json()).toMatchObject({ ok: true });
    expect((await post('x'.repeat(40_000))).status).toBe(413);
    expect((await post('x'.repeat(3_000_000))).status).toBe(413);
  });

  it('come one after another over one connection', async () => {
    const { port } = await serve({});
    const body = JSON.stringify(sample);
    const head = [
      'POST /functions/v1/send-contact-email HTTP/1.1',
      'host: localhost',
      `apikey: ${localKey}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const text = `${head.join('\r\n')}\r\n\r\n${body}`;
    const { body: answers } = await sendRaw(port, text + text.replace('host', 'connection: close\r\nhost'));
    expect(answers.toString().match(/HTTP\/1\.1 200|"ok":true/g)).toEqual(['"ok":true', 'HTTP/1.1 200', '"ok":true']);
  });

  it('are no request where the host is none', async () => {
    const { port } = await serve({});
    const head = 'POST /functions/v1/send-contact-email HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n';
    expect((await sendRaw(port, `${head}content-length: 2\r\n\r\n{}`)).status).toBe(400);
  });
});
