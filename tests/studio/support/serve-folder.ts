import { mkdirSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Access, createGuardedServer, ownHosts } from '#builder/dev';
import { sessionAddress, tokenHeader } from '#kit/preview';
import { serveStudio } from '#studio/server';
import { copySampleSite, removeFolder, temporaryFolder } from '../../support/content.ts';

/** An answer of the server. */
export type Answer = { status: number; body: string; headers: Record<string, unknown> };

/** What is sent: `headers` stand for those of the Studio where they have the same name; nothing leaves one out. */
export type Sent = {
  method?: string;
  path?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
};

/** The Studio's server on a copy of the sample site, behind the guard, without its code. */
export class ServedFolder {
  readonly root = temporaryFolder();
  readonly pages = join(this.root, 'pages');
  readonly #access = new Access();
  readonly #studio;
  readonly #server: Server;
  token = '';

  constructor() {
    copySampleSite(this.pages);
    mkdirSync(join(this.root, 'public'));
    mkdirSync(join(this.root, 'code'));
    writeFileSync(join(this.root, 'secret.yaml'), 'title: Secret\n');
    const folders = { root: this.root, pages: this.pages, publicFolder: join(this.root, 'public') };
    this.#studio = serveStudio({ folders, files: join(this.root, 'code'), access: this.#access });
    this.#server = createGuardedServer(ownHosts('127.0.0.1'), this.#access, {
      request: getRequestListener(this.#studio.app.fetch),
      upgrade: (_, socket) => socket.destroy(),
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.token = (JSON.parse((await this.exchange(this.key())).body) as { token: string }).token;
  }

  /** A key, as an address that the terminal shows has it. */
  key(): string {
    return new URL(this.#access.addressFor('http://127.0.0.1/')).hash.replace('#key=', '');
  }

  /** Asks for the token for a key, as a page of the Studio does. */
  exchange(key: string, headers: Sent['headers'] = {}): Promise<Answer> {
    const own = { 'content-type': 'application/json', [tokenHeader]: undefined };
    const body = JSON.stringify({ key });
    return this.send({ method: 'POST', path: sessionAddress, headers: { ...own, ...headers }, body });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Sends what the Studio would, but for what is given. */
  send({ method = 'PUT', path = '/_studio/api/content', headers = {}, body = '' }: Sent): Promise<Answer> {
    const home = `127.0.0.1:${this.port}`;
    const all: Record<string, string | undefined> = {
      host: home,
      origin: `http://${home}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/vnd.studio.write+json',
      [tokenHeader]: this.token,
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return new Promise((resolve, reject) => {
      const asked = request({ port: this.port, method, path, headers: sent as Record<string, string> }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString('utf8'),
            headers: response.headers,
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** What changes files from versions. */
  write(changes: readonly { file: string; text?: string; version?: string }[], others: Sent = {}): Promise<Answer> {
    return this.send({
      ...others,
      headers: { 'if-match': changes.map(({ version = '' }) => `"${version}"`).join(', '), ...others.headers },
      body: others.body ?? JSON.stringify({ changes: changes.map(({ file, text }) => ({ file, text })) }),
    });
  }

  async versions(): Promise<Map<string, string>> {
    const { body } = await this.send({ method: 'GET' });
    return new Map((JSON.parse(body) as { versions: [string, string][] }).versions);
  }

  async close(): Promise<void> {
    this.#studio.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    removeFolder(this.root);
  }
}
