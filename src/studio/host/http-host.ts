import type { Session } from '#kit';
import { isFields } from '#kit/model';
import type {
  ContentHost,
  DeletedPage,
  EarlierVersion,
  FileWrite,
  HostedContent,
  HostedDocument,
  HostedFile,
  Version,
  WriteResult,
} from './content-host.ts';
import {
  apiAddress,
  contentAddress,
  deletedAddress,
  documentAddress,
  documentType,
  earlierAddress,
  earlierTextsAddress,
  eventsAddress,
  fromPlain,
  historyAddress,
  lettersAddress,
  lettersType,
  mediaAddress,
  type PlainContent,
  pictureType,
  writeType,
} from './http.ts';
import type { Letters, OwnLetters } from './letters.ts';
import { tooLarge } from './too-large.ts';

/** How long after a refusal changes are listened for again, in ms. */
const listenPause = 1000;

/** Content on a disk, behind the local server, or a draft on a server for people with accounts. `session` is what lets this window in there. */
export class HttpHost implements ContentHost {
  readonly #session: Pick<Session, 'fetch'>;
  readonly letters?: Letters;

  /** `api` is where the content is asked for: a draft has a place of its own. */
  constructor(session: Pick<Session, 'fetch'>, api = apiAddress) {
    const at = (address: string) => api + address.slice(apiAddress.length);
    this.#session = { fetch: (address, init) => session.fetch(at(address), init) };
    // A draft holds no public folder.
    if (api === apiAddress)
      this.letters = {
        bring: (name, languages) => this.#letters('POST', { name, languages: languages.join() }),
        take: async (name, bytes) => tooLarge('letters', bytes) ?? this.#letters('PUT', { name }, bytes),
      };
  }

  async open(): Promise<HostedContent> {
    const { content, versions } = (await this.#json(contentAddress)) as PlainHosted;
    return { content: fromPlain(content), versions: new Map(versions) };
  }

  async write(changes: readonly FileWrite[]): Promise<WriteResult> {
    const response = await this.#session.fetch(contentAddress, {
      method: 'PUT',
      headers: { 'content-type': writeType, 'if-match': changes.map(({ version }) => `"${version ?? ''}"`).join(', ') },
      body: JSON.stringify({
        changes: changes.map(({ file, text }) => ({ file, ...(text === undefined ? {} : { text }) })),
      }),
    });
    const answer = (await response.json()) as WriteAnswer;
    if (response.ok) return { written: new Map(answer.written) };
    if (response.status === 412 && answer.stale) return { stale: answer.stale };
    const refused = answer.message ?? `The server answered ${response.status}.`;
    // A window that isn't let in now may be in a moment, by another one.
    return response.status === 403 ? { refused, isTriedAgain: true } : { refused };
  }

  async upload(name: string, bytes: Blob): Promise<{ name: string; isNew: boolean } | { refused: string }> {
    const refused = tooLarge('picture', bytes);
    if (refused) return refused;
    const response = await this.#session.fetch(`${mediaAddress}${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'content-type': pictureType },
      body: bytes,
    });
    const answer = (await response.json()) as { name?: string; isNew?: boolean; message?: string };
    return answer.name === undefined
      ? { refused: answer.message ?? `The server answered ${response.status}.` }
      : { name: answer.name, isNew: answer.isNew ?? false };
  }

  async readDocument(name: string, bytes: Blob): Promise<HostedDocument | { refused: string }> {
    const refused = tooLarge('document', bytes);
    if (refused) return refused;
    const response = await this.#session.fetch(`${documentAddress}?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: { 'content-type': documentType },
      body: bytes,
    });
    const answer = (await response.json()) as HostedDocument | { message?: string };
    if ('pages' in answer) return answer;
    return { refused: answer.message ?? `The server answered ${response.status}.` };
  }

  async removeUpload(name: string): Promise<{ refused: string } | undefined> {
    const response = await this.#session.fetch(`${mediaAddress}${encodeURIComponent(name)}`, {
      method: 'DELETE',
      headers: { 'content-type': pictureType },
    });
    if (response.ok) return undefined;
    const { message } = (await response.json()) as { message?: string };
    return { refused: message ?? `The server answered ${response.status}.` };
  }

  watch(onChange: () => void): () => void {
    const controller = new AbortController();
    void this.#listen(onChange, controller.signal);
    return () => controller.abort();
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

  async #letters(
    method: string,
    asked: Record<string, string>,
    body: Blob | null = null,
  ): Promise<OwnLetters | { refused: string }> {
    const address = `${lettersAddress}?${new URLSearchParams(asked)}`;
    const response = await this.#session.fetch(address, { method, headers: { 'content-type': lettersType }, body });
    const answer = (await response.json()) as OwnLetters | { message?: string };
    if ('family' in answer) return answer;
    return { refused: answer.message ?? `The server answered ${response.status}.` };
  }

  async #json(address: string): Promise<unknown> {
    const response = await this.#session.fetch(address);
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const message = isFields(answer) ? answer['message'] : undefined;
    throw new Error(typeof message === 'string' ? message : `The server answered ${response.status}.`);
  }

  async #listen(onChange: () => void, signal: AbortSignal): Promise<void> {
    for (let isFirst = true; !signal.aborted; ) {
      try {
        const response = await this.#session.fetch(eventsAddress, { signal });
        if (response.ok && response.body) {
          // Whatever happened while the server could not be reached.
          if (!isFirst) onChange();
          isFirst = false;
          await readEvents(response.body, onChange);
        }
      } catch {
        // It is gone for now.
      }
      await new Promise((resolve) => setTimeout(resolve, listenPause));
    }
  }
}

/** Reads server-sent events (WHATWG HTML, 9.2.6) until they end. An EventSource can send no token. */
async function readEvents(body: ReadableStream<Uint8Array>, onChange: () => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    if (events.some((event) => event.startsWith('event: changed'))) onChange();
  }
}

type PlainHosted = { content: PlainContent; versions: readonly [string, Version][] };

type WriteAnswer = {
  written?: readonly [string, Version][];
  stale?: readonly (HostedFile | { file: string })[];
  message?: string;
};
