import type { ServerResponse } from 'node:http';
import { watchFolder } from '#builder/dev';
import type { StudioFolders } from './folders.ts';

/** How long changes are gathered before they are told, in ms: several files are often saved at once. */
const pause = 50;
/** How often a sign of life is sent, in ms: a connection that has broken is noticed by it. */
const heartbeat = 15_000;

/** Tells open Studios that files have changed (server-sent events, WHATWG HTML 9.2). */
export class Events {
  readonly #open = new Set<ServerResponse>();
  readonly #ends: (() => void)[];
  #timer: NodeJS.Timeout | undefined;

  constructor({ pages, publicFolder }: StudioFolders) {
    const onChange = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#send('event: changed\ndata:\n\n'), pause);
    };
    const beat = setInterval(() => this.#send(': here\n\n'), heartbeat).unref();
    this.#ends = [watchFolder(pages, onChange), watchFolder(publicFolder, onChange), () => clearInterval(beat)];
  }

  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.flushHeaders();
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const end of this.#ends) end();
    for (const response of this.#open) response.end();
  }

  #send(text: string): void {
    for (const response of this.#open) response.write(text);
  }
}
