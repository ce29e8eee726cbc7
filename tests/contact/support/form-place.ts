import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import { type ContactBackend, createContactBackend, localKey, Spool, type SpooledMessage } from '#contact-server';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { recordingLog } from './fixtures.ts';
import { pdf } from './sent-files.ts';

/** The example site, whose form `apply` asks for files. */
export const config = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));

/** A file as a browser sends it, and the question that it answers. */
type Sent = { name: string; bytes: Buffer; key?: string; type?: string };

/** A file that is taken. */
export const letter: Sent = { name: 'letter.pdf', bytes: pdf() };

/** What a browser sends with the form `apply`. */
export function formOf(files: readonly Sent[], fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form: 'apply', name: 'Ada', email: 'ada@example.org', ...fields }))
    data.append(name, value);
  for (const { name, bytes, key = 'letter', type = 'application/octet-stream' } of files)
    data.append(key, new File([new Uint8Array(bytes)], name, { type }));
  return data;
}

/** What the script of a page sends along. */
export const byScript = { apikey: localKey, 'x-form-elapsed': '9000' };

/** A backend with an empty folder for each test. */
export class FormPlace {
  dataDir = '';
  folder = '';
  log = recordingLog();
  spool = new Spool('');
  #backend: ContactBackend | undefined;

  constructor() {
    beforeEach(async () => {
      this.dataDir = temporaryFolder();
      this.folder = join(this.dataDir, 'messages');
      this.spool = new Spool(this.folder);
      this.log = recordingLog();
      await this.start();
    });
    afterEach(async () => {
      await this.#backend?.close();
      removeFolder(this.dataDir);
    });
  }

  /** Starts it again, with other options. */
  async start(options: { scanCommand?: string; spoolLimit?: number } = {}): Promise<void> {
    await this.#backend?.close();
    const { dataDir, log } = this;
    this.#backend = createContactBackend({ dataDir, rateLimit: 0, siteConfig: config, log, ...options });
  }

  /** Sends a body with its length, as browsers do. */
  async send(body: BodyInit, headers: Record<string, string> = byScript) {
    const whole = new Response(body);
    const type = headers['content-type'] ?? whole.headers.get('content-type') ?? '';
    const bytes = await whole.arrayBuffer();
    const about = { 'sec-fetch-site': 'same-origin', 'content-type': type, 'content-length': String(bytes.byteLength) };
    const init = { method: 'POST', headers: { ...about, ...headers }, body: bytes };
    const request = new Request('http://localhost/functions/v1/send-contact-email', init);
    const response = await this.#backend?.fetch(request, '127.0.0.1');
    if (!response) throw new Error('It was not started.');
    const text = await response.text();
    const json = text.startsWith('{') ? (JSON.parse(text) as { id?: string; fields?: Record<string, string> }) : {};
    return { status: response.status, text, location: response.headers.get('location'), ...json };
  }

  /** The message of an id. Throws where there is none. */
  async kept(id: string | undefined): Promise<SpooledMessage> {
    const message = id === undefined ? undefined : await this.spool.read(id);
    if (!message) throw new Error('Nothing was kept.');
    return message;
  }

  /** All that lies there besides messages. */
  besides(): string[] {
    return existsSync(this.folder) ? readdirSync(this.folder).filter((name) => !name.endsWith('.json')) : [];
  }
}
