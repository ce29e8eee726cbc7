import type { IncomingMessage, ServerResponse } from 'node:http';

/** Writes a line; `flush` writes what is still held. */
export type LineWriter = { write: (line: string) => void; flush: () => void };

const flushInterval = 50;

/** Gathers lines for a moment, so that a log of thousands of requests a second costs few writes. */
export function bufferedLines(write: (text: string) => void): LineWriter {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    write: (line) => {
      lines.push(line);
      timer ??= setTimeout(flush, flushInterval).unref();
    },
    flush,
  };
}

/**
 * One line a request, when its response is finished or given up: time, method, path, status, bytes, milliseconds.
 * No address, no browser, no query, no referrer; and a path only where the site has it, since any other could hold a
 * name or an e-mail address that somebody has typed or a mail program has put there.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: LineWriter,
): (path: string | undefined) => void {
  const begun = performance.now();
  let path: string | undefined;
  response.once('close', () => {
    const milliseconds = (performance.now() - begun).toFixed(1);
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const bytes = Number(response.getHeader('content-length') ?? 0);
    log.write(
      `${new Date().toISOString()} ${request.method ?? '-'} ${path ?? '(no page)'} ${status} ${bytes} B ${milliseconds} ms`,
    );
  });
  return (found) => {
    path = found;
  };
}
