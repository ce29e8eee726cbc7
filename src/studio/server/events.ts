import type { ServerResponse } from 'node:http';
import { watchFolder } from '#builder/dev';
import type { StudioFolders } from './folders.ts';

/** How long changes are gathered before they are told, in ms: several files are often saved at once. */
const pause = 50;
/** How often a sign of life is sent, in ms: a connection that has broken is noticed by it. */
const heartbeat = 15_000;

/**
 * Tells open Studios that what they show has changed: the files, of which all hear, or a draft, of which those hear who have it open
 * (server-sent events, WHATWG HTML 9.2).
 */
export class Events {
  /** Who listens, and to which draft; to none where the files themselves are changed. */
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

  add(response: ServerResponse, draft = ''): void {
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
