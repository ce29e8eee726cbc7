import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { sessionAddress } from '#kit/preview';
import type { Access } from './access.ts';
import { sessions } from './open-session.ts';
import type { IsOwnHost } from './own-hosts.ts';
import { type Refusal, refusalOf, upgradeRefusalOf } from './refusal.ts';

/** What is done with the requests that the guard lets through. */
export type Guarded = {
  request: RequestListener;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

/** On every answer: other websites may neither frame nor load it, and nothing is taken for what it isn't. */
const headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;

/**
 * A server for one person's own browser: the only way in is through the guard (`refusalOf`), WebSockets included.
 * Whatever reads or writes the person's files belongs behind it, and asks `access` besides.
 */
export function createGuardedServer(
  isOwnHost: IsOwnHost,
  access: Access,
  { request: answer, upgrade }: Guarded,
): Server {
  const answerSession = getRequestListener(sessions(access).fetch);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const refusal = refusalOf(request, isOwnHost);
    if (refusal) refuse(response, refusal);
    else if (request.url === sessionAddress) void answerSession(request, response);
    else answer(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const refusal = upgradeRefusalOf(request, isOwnHost);
    if (refusal) refuseUpgrade(socket, refusal);
    else upgrade(request, socket, head);
  });
  return server;
}

function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    })
    .end(`${reason}\n`);
}

function refuseUpgrade(socket: Duplex, { status }: Refusal): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}
