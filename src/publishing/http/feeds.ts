import type { ServerResponse } from 'node:http';
import { watchFolder } from '#builder/dev';
import type { StudioFolders } from '#studio/server';

/** How long changes are gathered before they are told, and how often a sign of life is sent, in ms. */
const pause = 50;
const heartbeat = 15_000;

/** Tells the windows that have a draft open that it has changed, or the site below it (server-sent events, WHATWG HTML 9.2). */
export class Feeds {
  readonly #open = new Map<ServerResponse, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #ends: (() => void)[];

  constructor({ pages, publicFolder }: StudioFolders) {
    const tellAll = () => {
      for (const draft of new Set(this.#open.values())) this.tell(draft);
    };
    const beat = setInterval(() => this.#send(': here\n\n'), heartbeat).unref();
    this.#ends = [watchFolder(pages, tellAll), watchFolder(publicFolder, tellAll), () => clearInterval(beat)];
  }

  add(draft: string, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#open.set(response, draft);
    response.on('close', () => this.#open.delete(response));
  }

  /** Says that a draft is another one now. */
  tell(draft: string): void {
    clearTimeout(this.#timers.get(draft));
    const send = () => {
      this.#timers.delete(draft);
      this.#send('event: changed\ndata:\n\n', draft);
    };
    this.#timers.set(draft, setTimeout(send, pause));
  }

  close(): void {
    for (const end of this.#ends) end();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const response of this.#open.keys()) response.end();
  }

  #send(text: string, draft?: string): void {
    for (const [response, of] of this.#open) if (draft === undefined || of === draft) response.write(text);
  }
}
