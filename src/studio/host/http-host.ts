import type {
  ContentHost,
  EarlierVersion,
  FileWrite,
  HostedContent,
  HostedFile,
  Version,
  WriteResult,
} from './content-host.ts';
import {
  contentAddress,
  earlierAddress,
  eventsAddress,
  fromPlain,
  historyAddress,
  mediaAddress,
  type PlainContent,
  pictureType,
  tokenHeader,
  writeType,
} from './http.ts';

/** Content on a disk, behind the local server. `token` is what the server gave to the Studio's document when it started. */
export class HttpHost implements ContentHost {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  async open(): Promise<HostedContent> {
    const { content, versions } = (await this.#json(contentAddress)) as PlainHosted;
    return { content: fromPlain(content), versions: new Map(versions) };
  }

  async write(changes: readonly FileWrite[]): Promise<WriteResult> {
    const response = await this.#ask(contentAddress, {
      method: 'PUT',
      headers: { 'content-type': writeType, 'if-match': changes.map(({ version }) => `"${version ?? ''}"`).join(', ') },
      body: JSON.stringify({
        changes: changes.map(({ file, text }) => ({ file, ...(text === undefined ? {} : { text }) })),
      }),
    });
    const answer = (await response.json()) as WriteAnswer;
    if (response.ok) return { written: new Map(answer.written) };
    if (response.status === 412 && answer.stale) return { stale: answer.stale };
    return { refused: answer.message ?? `The server answered ${response.status}.` };
  }

  async upload(name: string, bytes: Blob): Promise<{ name: string } | { refused: string }> {
    const response = await this.#ask(`${mediaAddress}${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'content-type': pictureType },
      body: bytes,
    });
    const answer = (await response.json()) as { name?: string; message?: string };
    return answer.name === undefined
      ? { refused: answer.message ?? `The server answered ${response.status}.` }
      : { name: answer.name };
  }

  watch(onChange: () => void): () => void {
    const source = new EventSource(`${eventsAddress}?token=${this.#token}`);
    source.addEventListener('changed', onChange);
    // Whatever happened while the server could not be reached.
    let isFirst = true;
    source.addEventListener('open', () => {
      if (!isFirst) onChange();
      isFirst = false;
    });
    return () => source.close();
  }

  async history(file: string): Promise<readonly EarlierVersion[]> {
    return (await this.#json(`${historyAddress}?${new URLSearchParams({ file })}`)) as EarlierVersion[];
  }

  async earlier(file: string, id: string): Promise<string | undefined> {
    return ((await this.#json(`${earlierAddress}?${new URLSearchParams({ file, id })}`)) as { text?: string }).text;
  }

  async #json(address: string): Promise<unknown> {
    const response = await this.#ask(address);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.json();
  }

  #ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, [tokenHeader]: this.#token };
    return fetch(address, { ...init, headers, cache: 'no-store', redirect: 'error' });
  }
}

type PlainHosted = { content: PlainContent; versions: readonly [string, Version][] };

type WriteAnswer = {
  written?: readonly [string, Version][];
  stale?: readonly (HostedFile | { file: string })[];
  message?: string;
};
