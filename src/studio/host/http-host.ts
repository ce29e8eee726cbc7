import type {
  ContentHost,
  DeletedPage,
  EarlierVersion,
  FileWrite,
  HostedContent,
  HostedFile,
  Version,
  WriteResult,
} from './content-host.ts';
import {
  contentAddress,
  deletedAddress,
  earlierAddress,
  earlierTextsAddress,
  eventsAddress,
  fromPlain,
  historyAddress,
  mediaAddress,
  type PlainContent,
  pictureType,
  studioAddress,
  tokenHeader,
  writeType,
} from './http.ts';

/** How long after a refusal changes are listened for again, in ms. */
const listenPause = 1000;

/** Content on a disk, behind the local server. `token` is what the server gave to the Studio's document when it started. */
export class HttpHost implements ContentHost {
  #token: string;

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

  async upload(name: string, bytes: Blob): Promise<{ name: string; isNew: boolean } | { refused: string }> {
    const response = await this.#ask(`${mediaAddress}${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'content-type': pictureType },
      body: bytes,
    });
    const answer = (await response.json()) as { name?: string; isNew?: boolean; message?: string };
    return answer.name === undefined
      ? { refused: answer.message ?? `The server answered ${response.status}.` }
      : { name: answer.name, isNew: answer.isNew ?? false };
  }

  async removeUpload(name: string): Promise<{ refused: string } | undefined> {
    const response = await this.#ask(`${mediaAddress}${encodeURIComponent(name)}`, {
      method: 'DELETE',
      headers: { 'content-type': pictureType },
    });
    if (response.ok) return undefined;
    const { message } = (await response.json()) as { message?: string };
    return { refused: message ?? `The server answered ${response.status}.` };
  }

  watch(onChange: () => void): () => void {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    let isOver = false;
    const listen = () => {
      if (isOver) return;
      source = new EventSource(`${eventsAddress}?${new URLSearchParams({ token: this.#token })}`);
      source.addEventListener('changed', onChange);
      source.addEventListener('open', () => {
        // Whatever happened while the server could not be reached.
        if (!isFirst) onChange();
        isFirst = false;
      });
      source.addEventListener('error', () => {
        // The browser tries again by itself, unless the server has refused: it was started again, and has another token.
        if (source?.readyState !== EventSource.CLOSED) return;
        clearTimeout(timer);
        timer = setTimeout(
          () =>
            void this.#renewToken()
              .catch(() => undefined)
              .then(listen),
          listenPause,
        );
      });
    };
    listen();
    return () => {
      isOver = true;
      clearTimeout(timer);
      source?.close();
    };
  }

  async history(file: string): Promise<readonly EarlierVersion[]> {
    return (await this.#json(`${historyAddress}?${new URLSearchParams({ file })}`)) as EarlierVersion[];
  }

  async deleted(): Promise<readonly DeletedPage[]> {
    return (await this.#json(deletedAddress)) as DeletedPage[];
  }

  async earlier(file: string, id: string): Promise<string | undefined> {
    return ((await this.#json(`${earlierAddress}?${new URLSearchParams({ file, id })}`)) as { text?: string }).text;
  }

  async earlierTexts(file: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.#json(`${earlierTextsAddress}?${new URLSearchParams({ file })}`)) as [string, string][]);
  }

  async #json(address: string): Promise<unknown> {
    const response = await this.#ask(address);
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return response.json();
  }

  async #ask(address: string, init: RequestInit = {}): Promise<Response> {
    const ask = () =>
      fetch(address, {
        ...init,
        headers: { ...init.headers, [tokenHeader]: this.#token },
        cache: 'no-store',
        redirect: 'error',
      });
    const response = await ask();
    if (response.status !== 403) return response;
    await this.#renewToken();
    return ask();
  }

  /** A server that was started again has another token, and gives it to this origin's pages alone. */
  async #renewToken(): Promise<void> {
    const response = await fetch(studioAddress, { cache: 'no-store' });
    const [, token] = / data-token="([\w-]+)"/.exec(await response.text()) ?? [];
    if (token !== undefined) this.#token = token;
  }
}

type PlainHosted = { content: PlainContent; versions: readonly [string, Version][] };

type WriteAnswer = {
  written?: readonly [string, Version][];
  stale?: readonly (HostedFile | { file: string })[];
  message?: string;
};
