import { renameSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { request } from '../support/raw-request.ts';
import { aboutText, serveBuiltSite, servedSite, writeBuiltSite } from '../support/served-site.ts';

const { folder, port } = servedSite();

const out = join(folder, 'dist');

describe('a site that is built again', () => {
  it('is served without a restart, and the old one until then', async () => {
    const live = join(folder, 'live');
    writeBuiltSite(live);
    const served = await serveBuiltSite(live);
    expect((await request(served.port, '/about')).body.toString()).toBe(aboutText);
    rmSync(live, { recursive: true });
    // The moment between the two renames of a build, and files that were not asked for yet.
    expect((await request(served.port, '/about')).status).toBe(200);
    expect((await request(served.port, '/')).status).toBe(503);
    writeBuiltSite(live, `${aboutText} new`);
    expect((await request(served.port, '/')).status).toBe(200);
    expect((await request(served.port, '/about')).body.toString()).toBe(`${aboutText} new`);
    served.close();
  });

  it('is served to the first visitor after a quiet time already, and to all who come with them', async () => {
    const live = join(folder, 'quiet');
    writeBuiltSite(live);
    const served = await serveBuiltSite(live);
    await request(served.port, '/about');
    const aside = join(folder, 'quiet-new');
    writeBuiltSite(aside, `${aboutText} new`);
    rmSync(live, { recursive: true });
    renameSync(aside, live);
    await setTimeout(1100);
    const answers = await Promise.all([1, 2, 3].map(() => request(served.port, '/about')));
    expect(answers.map(({ body }) => body.toString())).toEqual(answers.map(() => `${aboutText} new`));
    served.close();
  });
});

describe('the log', () => {
  it('has one line a request and nothing about the visitor', async () => {
    const own = await serveBuiltSite(out);
    await request(own.port, '/about?email=ann@example.org', {
      'user-agent': 'Spy/1',
      referer: 'https://from.example',
      cookie: 'id=1',
      'x-forwarded-for': '203.0.113.9',
    });
    await request(own.port, '/unsubscribe/ann@example.org');
    await request(own.port, '/functions/v1/send-contact-email', { 'content-length': '0' }, 'POST');
    await expect.poll(() => own.lines.length).toBe(3);
    const time = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
    expect(own.lines[0]).toMatch(new RegExp(`^${time} GET /about 200 ${Buffer.byteLength(aboutText)} B [\\d.]+ ms$`));
    expect(own.lines[1]).toMatch(new RegExp(`^${time} GET \\(no page\\) 404 \\d+ B [\\d.]+ ms$`));
    expect(own.lines[2]).toMatch(new RegExp(`^${time} POST /functions/v1/send-contact-email 200 \\d+ B [\\d.]+ ms$`));
    expect(own.lines.join('\n')).not.toMatch(/ann|Spy|from\.example|127\.0\.0\.1|203\.0/);
    own.close();
  });

  it('says where a visitor has left', async () => {
    const own = await serveBuiltSite(out);
    const asked = httpRequest({ port: own.port, host: '127.0.0.1', path: '/report.pdf' }, (response) =>
      response.once('data', () => asked.destroy()),
    );
    asked.on('error', () => undefined).end();
    await expect.poll(() => own.lines[0]).toMatch(/GET \/report\.pdf aborted/);
    own.close();
  });

  it('answers many requests on one connection in their order', async () => {
    const answers = await new Promise<string>((fulfil) => {
      let text = '';
      const socket = connect(port(), '127.0.0.1', () => {
        socket.write(
          'HEAD / HTTP/1.1\r\nhost: a\r\n\r\nHEAD /nothing HTTP/1.1\r\nhost: a\r\n\r\nHEAD /about HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
        );
      });
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => fulfil(text));
    });
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });
});
