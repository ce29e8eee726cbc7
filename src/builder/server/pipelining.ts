import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No client sends so many requests ahead; whoever does is after the server's memory. */
const mostWaiting = 100;

type Waiting = { request: IncomingMessage; response: ServerResponse };

/**
 * Answers the requests of one connection one after another. Node.js hands over all that a client has sent ahead
 * (RFC 9112, 9.3.2) at once, so that one connection could have thousands of files opened.
 */
export function oneAfterAnother(listener: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Waiting[]>();
  const start = ({ request, response }: Waiting, queue: Waiting[]) => {
    response.once('close', () => {
      const next = queue.shift();
      if (next && !request.socket.destroyed) start(next, queue);
      else queues.delete(request.socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (!queue) {
      const own: Waiting[] = [];
      queues.set(socket, own);
      start({ request, response }, own);
    } else if (queue.length < mostWaiting) queue.push({ request, response });
    else socket.destroy();
  };
}
