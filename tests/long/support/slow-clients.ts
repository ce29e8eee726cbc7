import { connect, type Socket } from 'node:net';

/**
 * `slow-clients.ts PORT TRICKLING READING`: holds many connections to a server of this machine, in a process of its own.
 * The first kind sends its headers a byte a second; the second asks for a large file and does not read it.
 * Prints `ready` when all are open, and how many the server has closed when it is told to end.
 */
const [port = 0, trickling = 0, reading = 0] = process.argv.slice(2).map(Number);
const sockets: Socket[] = [];
let closed = 0;

/** Opens one connection. Each block of addresses of the loopback network has its own ports. */
function open(number: number, first: string): Promise<Socket> {
  return new Promise((fulfil) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % 8)}` }, () => {
      socket.write(first);
      fulfil(socket);
    });
    socket.on('error', () => fulfil(socket));
    socket.on('close', () => {
      closed += 1;
    });
    sockets.push(socket);
  });
}

for (let number = 0; number < trickling + reading; number += 1) {
  const isReader = number < reading;
  const socket = open(
    number,
    isReader ? 'GET /report.pdf HTTP/1.1\r\nhost: a\r\n\r\n' : 'GET /about HTTP/1.1\r\nhost: a\r\nx-slow: ',
  );
  if (!isReader) (await socket).resume();
  // A hundred at a time, so that the queue of new connections is not what is tested.
  if (number % 100 === 99) await socket;
}
setInterval(() => {
  for (const socket of sockets.slice(reading)) if (!socket.destroyed) socket.write('a');
}, 1000);
console.log('ready');
process.on('SIGTERM', () => {
  console.log(`closed ${closed}`);
  process.exit(0);
});
