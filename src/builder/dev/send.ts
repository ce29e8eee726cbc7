import type { ServerResponse } from 'node:http';

/** Answers with data that is never kept. */
export function sendJson(response: ServerResponse, status: number, data: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(data));
}

/** Answers with one plain line. */
export function sendLine(response: ServerResponse, status: number, line: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${line}\n`);
}
