import { connect, type Socket } from 'node:net';
import { localKey } from '#contact-server';
import { type RawResponse, readResponse } from './raw-request.ts';

/** A post to the contact function whose body has not come whole. */
export type OpenPost = {
  socket: Socket;
  /** What the server answers, when it has closed the connection. */
  answer: Promise<RawResponse>;
};

/**
 * Begins a post to a server of this machine and sends the first bytes of its body, as a proxy does for a visitor at the
 * address `from`. Resolves when these are on their way.
 */
export function openPost(port: number, from: string, begun: string, length = 100_000): Promise<OpenPost> {
  const head = [
    'POST /functions/v1/send-contact-email HTTP/1.1',
    'host: localhost',
    `apikey: ${localKey}`,
    `x-forwarded-for: ${from}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${length}`,
  ];
  return new Promise((fulfil, reject) => {
    const socket = connect(port, '127.0.0.1');
    const answer = readResponse(socket);
    answer.catch(reject);
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`, () => fulfil({ socket, answer }));
  });
}
