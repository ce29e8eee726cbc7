import { wholeText } from './text.ts';

/** What a Supabase project is spoken to with: its address, and the key of the role that passes row-level security. */
export type ProjectKey = { supabaseUrl: string; serviceKey: string };

/** A Supabase project by its server's key: the functions of its database, and the files of one bucket of its Storage. */
export class Project {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ supabaseUrl, serviceKey }: ProjectKey) {
    this.#url = supabaseUrl;
    this.#headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  }

  /** Calls a function of the migrations. Rejects where it gives no answer within `patience` (ms). */
  async call(name: string, parameters: object, patience = 10_000): Promise<unknown> {
    const response = await this.#send('POST', `/rest/v1/rpc/${name}`, jsonBody(parameters), patience);
    const text = await response.text();
    if (!response.ok) throw new Error(`The database answered ${response.status}.`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Puts a file into the bucket. It is there for good when this resolves. */
  async putFile(id: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-upsert': 'false' };
    await this.#storage('POST', `${bucket}/${id}`, { headers, body: bytes });
  }

  /** Removes files from the bucket, as far as they are there. */
  async removeFiles(ids: readonly string[]): Promise<void> {
    await this.#storage('DELETE', bucket, jsonBody({ prefixes: ids }));
  }

  /** A file's bytes, by an address that Storage signs for a minute; nothing where it isn't there. Rejects where it can't be had now. */
  async readFile(id: string): Promise<ReadableStream<Uint8Array> | undefined> {
    const signed = await ifThere(
      this.#send('POST', `/storage/v1/object/sign/${bucket}/${id}`, jsonBody({ expiresIn: 60 })),
    );
    if (!signed) return undefined;
    const { signedURL } = (await signed.json()) as { signedURL: string };
    // It says itself that it may be read: no key goes with it.
    const response = await ifThere(
      fetch(`${this.#url}/storage/v1${signedURL}`, { signal: AbortSignal.timeout(filePatience) }),
    );
    return response?.body ?? undefined;
  }

  async #storage(method: string, path: string, init: RequestInit): Promise<void> {
    const response = await this.#send(method, `/storage/v1/object/${path}`, init, filePatience);
    await response.body?.cancel();
    if (!response.ok) throw new StorageError(response.status);
  }

  #send(method: string, path: string, init: RequestInit, patience = 10_000): Promise<Response> {
    const headers = { ...this.#headers, ...init.headers };
    return fetch(this.#url + path, { ...init, method, headers, signal: AbortSignal.timeout(patience) });
  }
}

/** The bucket of the migrations. */
const bucket = 'contact-files';

/** 10 MB take a while, in milliseconds. */
const filePatience = 60_000;

/** Storage has not done what it was asked for. */
class StorageError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`Storage answered ${status}.`);
    this.code = `STORAGE ${status}`;
  }
}

/** An answer of Storage; nothing where it says that there is no such file, which it alone can know. */
async function ifThere(asked: Promise<Response>): Promise<Response | undefined> {
  const response = await asked;
  if (response.ok) return response;
  // It answers 400 also there, and says the status in words.
  const told = (await response.json().catch(() => null)) as { statusCode?: unknown } | null;
  if (String(told?.statusCode ?? response.status) === '404') return undefined;
  throw new StorageError(response.status);
}

function jsonBody(value: object): RequestInit {
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value, (_, each) => (typeof each === 'string' ? wholeText(each) : each)),
  };
}
