import { keyMark, sessionAddress, tokenHeader } from './session-names.ts';

/** What windows of this origin say to each other. Sandboxed documents have other origins, and hear nothing. */
type Word = { kind: 'ask' } | { kind: 'answer' | 'fresh'; token: string };

const storageName = 'session-token';
const channelName = 'session';

/** How long another window has to answer, in ms. */
const askPause = 400;

/**
 * What lets this window ask the local server for more than pages: the key in the address that the terminal shows, which
 * works once, or what another window of the same browser was given. It outlives a reload, and goes with the window.
 */
export class Session {
  readonly #channel = new BroadcastChannel(channelName);
  readonly #refused = new Set<string>();
  #token = storedToken();
  #opening: Promise<void>;

  constructor() {
    this.#opening = this.#takeKey();
    addEventListener('hashchange', () => {
      this.#opening = this.#takeKey();
    });
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'fresh') this.#keep(data.token);
      if (data.kind === 'ask' && this.#token !== undefined) this.#say({ kind: 'answer', token: this.#token });
    });
  }

  /** Has the next document of this window begin with a token, as whoever signs in is given one. */
  static begin(token: string): void {
    sessionStorage.setItem(storageName, token);
  }

  /** `fetch` with the token. One that is refused (the server was started again) is asked for in other windows, once. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    await this.#opening;
    const first = this.#token ?? (await this.#fromOthers());
    const response = await send(address, init, first);
    if (response.status !== 403) return response;
    if (first !== undefined) this.#refused.add(first);
    if (this.#token === first) this.#token = undefined;
    const other = this.#token ?? (await this.#fromOthers());
    return other === undefined ? response : send(address, init, other);
  }

  async #takeKey(): Promise<void> {
    if (!location.hash.startsWith(keyMark)) return;
    const key = location.hash.slice(keyMark.length);
    // Nobody copies an address that no longer works.
    history.replaceState(history.state, '', location.pathname + location.search);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ key });
    const response = await fetch(sessionAddress, { method: 'POST', headers, body }).catch(() => undefined);
    if (!response?.ok) return;
    const { token } = (await response.json()) as { token: string };
    this.#keep(token);
    this.#say({ kind: 'fresh', token });
  }

  /** The token of another window; nothing where none answers. */
  async #fromOthers(): Promise<string | undefined> {
    this.#say({ kind: 'ask' });
    const token = await new Promise<string | undefined>((resolve) => {
      const hear = ({ data }: MessageEvent<Word>) => {
        if (data.kind !== 'ask' && !this.#refused.has(data.token)) end(data.token);
      };
      const end = (found?: string) => {
        clearTimeout(timer);
        this.#channel.removeEventListener('message', hear);
        resolve(found);
      };
      const timer = setTimeout(end, askPause);
      this.#channel.addEventListener('message', hear);
    });
    if (token !== undefined) this.#keep(token);
    return token;
  }

  #keep(token: string): void {
    this.#token = token;
    try {
      sessionStorage.setItem(storageName, token);
    } catch {
      // A browser that keeps nothing: it lasts until the next reload.
    }
  }

  #say(word: Word): void {
    this.#channel.postMessage(word);
  }
}

function send(address: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set(tokenHeader, token);
  return fetch(address, { ...init, headers, cache: 'no-store', redirect: 'error' });
}

function storedToken(): string | undefined {
  try {
    return sessionStorage.getItem(storageName) ?? undefined;
  } catch {
    return undefined;
  }
}
