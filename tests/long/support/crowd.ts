import { connect } from 'node:net';

/**
 * `crowd.ts PORT POSTS IDLE SENDERS`: holds half-sent posts and idle connections to a server of this machine, from so
 * many addresses of the loopback network, in a process of its own. Whatever the server closes is opened again.
 * Prints `ready` when all have been opened once.
 */
const [port = 0, posts = 0, idle = 0, senders = 1] = process.argv.slice(2).map(Number);

/** So long waits who was refused, as one who heeds `retry-after` does. */
const pause = 5000;

const half = [
  'POST /functions/v1/send-contact-email HTTP/1.1',
  'host: localhost',
  'content-type: application/x-www-form-urlencoded',
  'content-length: 120000',
  '',
  `name=Ada&message=${'x'.repeat(100_000)}`,
].join('\r\n');

function open(number: number): Promise<void> {
  return new Promise((fulfil) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${1 + (number % senders)}` }, () => {
      if (number < posts) socket.write(half);
      fulfil();
    });
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => {
      fulfil();
      setTimeout(() => void open(number), pause);
    });
  });
}

for (let number = 0; number < posts + idle; number += 1) {
  const opened = open(number);
  // A hundred at a time, so that the queue of new connections is not what is tested.
  if (number % 100 === 99) await opened;
}
console.log('ready');
