import { createHash, randomBytes } from 'node:crypto';
import { ftruncateSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { someOf } from '../../support/extent.ts';
import { type RawResponse, request } from '../support/raw-request.ts';
import { type ServedSite, serveBuiltSite, writeBuiltSite } from '../support/served-site.ts';

let folder = '';
let served: ServedSite | undefined;
beforeEach(async () => {
  folder = temporaryFolder();
  build('a', 3_000_000);
  publish();
  served = await serveBuiltSite(live());
});
afterEach(() => {
  served?.close();
  removeFolder(folder);
});

const live = () => join(folder, 'live');
const port = () => served?.port ?? 0;

/** Builds a site aside whose large files are all of one letter; and of one size, so that the size alone tells nothing. */
function build(letter: string, size: number, hasForms = false): void {
  const next = join(folder, 'next');
  writeBuiltSite(next);
  writeFileSync(join(next, 'report.pdf'), letter.repeat(size));
  if (!hasForms) return;
  // Text that gets hardly smaller, so that its compressed forms are large files too.
  const text = letter + randomBytes(1_200_000).toString('base64');
  writeFileSync(join(next, 'data.json'), text);
  writeFileSync(join(next, 'data.json.gz'), gzipSync(text, { level: 1 }));
  writeFileSync(
    join(next, 'data.json.br'),
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  );
}

/** Puts the site that was built aside in the place of the one that is served. */
function publish(): void {
  rmSync(live(), { recursive: true, force: true });
  renameSync(join(folder, 'next'), live());
}

const hash = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** Starts to read a large file and stops after its first bytes; `rest` reads on to the end or the break. */
async function readBeginning(
  path: string,
): Promise<{ answer: IncomingMessage; rest: () => Promise<Buffer | 'broken'> }> {
  const answer = await new Promise<IncomingMessage>((fulfil, reject) =>
    get({ port: port(), host: '127.0.0.1', path, agent: false }, fulfil).on('error', reject),
  );
  const chunks: Buffer[] = [];
  const rest = () =>
    new Promise<Buffer | 'broken'>((fulfil) => {
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => fulfil('broken'));
      answer.on('end', () => fulfil(Buffer.concat(chunks)));
    });
  return { answer, rest };
}

describe('a large file of a site that is built again', () => {
  const forms = [
    ['/report.pdf', 'identity'],
    ['/data.json', 'identity'],
    ['/data.json', 'gzip'],
    ['/data.json', 'br'],
  ] as const;
  it.each(someOf(forms, forms.slice(1, 3)))('is answered from one build: %s as %s', async (path, encoding) => {
    const ask = () => request(port(), path, { 'accept-encoding': encoding });
    build('A', 3_000_000, true);
    publish();
    served?.close();
    served = await serveBuiltSite(live());
    const answers: RawResponse[] = [await ask()];
    for (const [letter, size] of [
      ['b', 3_000_000],
      ['c', 2_000_000],
      ['d', 4_000_000],
    ] as const) {
      build(letter, size, true);
      const asked = [ask(), ask()];
      publish();
      answers.push(...(await Promise.all([...asked, ask()])));
    }
    const contents = new Map<string | undefined, string>();
    for (const { status, headers, body } of answers) {
      expect([status, body.length]).toEqual([200, Number(headers['content-length'])]);
      expect(contents.get(headers.etag) ?? hash(body)).toBe(hash(body));
      contents.set(headers.etag, hash(body));
    }
    expect(contents.size).toBeGreaterThan(1);
  });

  it('is sent to its end to whoever has begun to read it', async () => {
    const { rest } = await readBeginning('/report.pdf');
    build('b', 1_000);
    publish();
    expect(String(await rest()) === 'a'.repeat(3_000_000)).toBe(true);
  });

  it('is told alike by a question for its headers and by its piece', async () => {
    await request(port(), '/report.pdf');
    build('b', 2_000_000);
    publish();
    const { headers } = await request(port(), '/report.pdf', {}, 'HEAD');
    const piece = await request(port(), '/report.pdf', { range: 'bytes=0-9', 'if-range': headers.etag ?? '' });
    expect(headers['content-length']).toBe('2000000');
    expect(piece).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 0-9/2000000' } });
    expect(piece.body.toString()).toBe('bbbbbbbbbb');
  });
});

describe('a large file that is written to in its place while it is read', () => {
  const changes: [string, (file: number) => void][] = [
    ['has other bytes', (file: number) => void writeSync(file, 'b'.repeat(10), 2_999_000)],
    ['was cut', (file: number) => ftruncateSync(file, 2_000_000)],
    ['was emptied', (file: number) => ftruncateSync(file, 0)],
  ];
  it.each(someOf(changes, changes.slice(1, 2)))(
    'ends the answer before it looks whole, where it %s',
    async (_, change) => {
      const large = Buffer.alloc(40_000_000, 'a');
      writeFileSync(join(live(), 'report.pdf'), large);
      const { rest } = await readBeginning('/report.pdf');
      change(openSync(join(live(), 'report.pdf'), 'r+'));
      expect(await rest()).toBe('broken');
    },
  );
});
