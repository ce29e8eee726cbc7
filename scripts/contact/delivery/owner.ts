import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The right to deliver the messages of a data folder. Only one process has it, so nothing is mailed twice. */
export type Ownership = { release(): Promise<void> };

/** What the owner does with a line from another process; gives the answer's text. */
export type CommandListener = (line: string) => Promise<string>;

/** The longest path that a socket can have on every system, in bytes. */
const longestPath = 100;
const answerWithin = 5_000;

/**
 * Becomes the owner of a data folder: listens on a socket in it, which ends with the process however it ends.
 * Gives `undefined` where another process is the owner. Throws where no socket can be made there.
 */
export async function claimOwnership(dataDir: string, onCommand: CommandListener): Promise<Ownership | undefined> {
  const path = socketPath(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, onCommand);
  });
  try {
    await listen(server, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if ((await askOwner(dataDir, 'hello')) !== undefined) return undefined;
    // The socket of a process that was killed.
    await rm(path, { force: true });
    await listen(server, path);
  }
  server.unref();
  return {
    release: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/**
 * Sends a line to the owner of a data folder. Gives its answer, which is empty where it takes too long,
 * or `undefined` where no process is the owner.
 */
export function askOwner(dataDir: string, line: string): Promise<string | undefined> {
  return new Promise((done) => {
    let answer: string | undefined;
    const socket = createConnection(socketPath(dataDir), () => {
      answer = '';
      socket.write(`${line}\n`);
    });
    socket.setEncoding('utf8');
    socket.setTimeout(answerWithin, () => socket.destroy());
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => done(answer?.trimEnd()));
  });
}

function serve(socket: Socket, onCommand: CommandListener): void {
  let line = '';
  socket.setEncoding('utf8');
  socket.setTimeout(answerWithin, () => socket.destroy());
  socket.on('data', (text: string) => {
    line += text;
    if (line.length > 1000) socket.destroy();
    if (!line.endsWith('\n')) return;
    onCommand(line.trim())
      .then((words) => socket.end(`${words}\n`))
      .catch(() => socket.destroy());
  });
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () => {
      server.off('error', fail);
      done();
    });
  });
}

function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'delivery.sock');
  if (Buffer.byteLength(path) <= longestPath) return path;
  return join(tmpdir(), `contact-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`);
}
