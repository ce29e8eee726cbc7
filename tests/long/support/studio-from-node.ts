import { HttpHost } from '../../../src/studio/host/http-host.ts';

type Listener = () => void;

/** As much of an EventSource (WHATWG HTML 9.2) as the host asks for: Node 20 has none. */
class NodeEventSource {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly #listeners = new Map<string, Listener[]>();
  readonly #controller = new AbortController();

  constructor(address: string) {
    void this.#read(address).catch(() => {
      this.readyState = NodeEventSource.CLOSED;
      if (!this.#controller.signal.aborted) this.#tell('error');
    });
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  close(): void {
    this.#controller.abort();
  }

  async #read(address: string): Promise<void> {
    const { body, ok } = await fetch(address, { signal: this.#controller.signal });
    if (!ok || !body) throw new Error('It can’t be listened to.');
    this.#tell('open');
    for await (const text of body.pipeThrough(new TextDecoderStream()))
      if (text.includes('event: changed')) this.#tell('changed');
  }

  #tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
}

function wasClosed(error: unknown): boolean {
  return error instanceof Error && /other side closed|ECONNRESET|EPIPE/.test(String(error.cause));
}

/** The host of a Studio that is served somewhere, with what a browser's page of that origin would send. `end` gives Node its own back. */
export async function hostFromNode(url: string): Promise<{ host: HttpHost; end: () => void }> {
  const { fetch: own } = globalThis;
  const { origin } = new URL(url);
  globalThis.fetch = async (address, init = {}) => {
    const ask = () =>
      own(new URL(String(address), url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), origin, 'sec-fetch-site': 'same-origin' },
      });
    // A browser asks once more where a kept connection was closed while it had nothing to do (RFC 9112, 9.3.1); Node doesn't.
    return ask().catch((error: unknown) => (wasClosed(error) ? ask() : Promise.reject(error)));
  };
  Object.assign(globalThis, { EventSource: NodeEventSource });
  const [, token = ''] = / data-token="([^"]*)"/.exec(await (await fetch(url)).text()) ?? [];
  return {
    host: new HttpHost(token),
    end: () => {
      globalThis.fetch = own;
      Reflect.deleteProperty(globalThis, 'EventSource');
    },
  };
}
