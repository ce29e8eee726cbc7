import { mkdtemp, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '#builder/base';

/** What a listener does with a line from another process; returns the answer's text. */
export type CommandListener = (line: string) => Promise<string>;

/** The longest path that a socket can have on every system, in bytes. */
const longestPath = 100;
/** What is given for a socket that was closed before it answered: its process is just going, or has failed. */
export const hungUp = 'hung up';
const longestLine = 1000;
const answerWithin = 5_000;

/**
 * Listens on a socket in a folder and answers each line. Its name is there only once somebody listens, so a name
 * where nobody does is one whose process has ended. Returns what closes it; the name is the caller's to remove. It is random and
 * nothing of content, so that it need not go through `inside.ts`.
 */
export async function listenIn(folder: string, name: string, onCommand: CommandListener): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, onCommand);
  });
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  const unnamed = `${name}.new`;
  await throughShortPath(folder, (path) => listen(server, join(path, unnamed)), unnamed);
  try {
    await rename(join(folder, unnamed), join(folder, name));
  } catch (error) {
    await close();
    throw error;
  }
  server.unref();
  return close;
}

/**
 * Sends a line to a socket. Returns the answer, which is empty where there is none in time and `hungUp` where it was closed,
 * or `undefined` where nobody listens any more.
 */
export function ask(folder: string, name: string, line: string): Promise<string | undefined> {
  return throughShortPath(folder, (path) => askAt(join(path, name), line), name);
}

function askAt(path: string, line: string): Promise<string | undefined> {
  return new Promise((done) => {
    let answer = '';
    // What it means when the socket closes without an answer.
    let otherwise: string | undefined = '';
    const socket = createConnection(path, () => {
      otherwise = hungUp;
      socket.write(`${line}\n`);
    });
    socket.setEncoding('utf8');
    socket.setTimeout(answerWithin, () => {
      otherwise = '';
      socket.destroy();
    });
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', (error) => {
      // Any other error, such as too many waiting connections, is a process that lives.
      const code = codeOf(error) ?? '';
      if (['ECONNREFUSED', 'ENOENT'].includes(code)) otherwise = undefined;
      else if (['ECONNRESET', 'EPIPE'].includes(code)) otherwise = hungUp;
      socket.destroy();
    });
    socket.on('close', () => done(answer.trim() || otherwise));
  });
}

function serve(socket: Socket, onCommand: CommandListener): void {
  let line = '';
  socket.setEncoding('utf8');
  socket.setTimeout(answerWithin, () => socket.destroy());
  socket.on('data', (text: string) => {
    line += text;
    if (line.length > longestLine) socket.destroy();
    if (!line.endsWith('\n')) return;
    // Who waits sees that somebody is at work.
    const beat = setInterval(() => socket.write(' '), answerWithin / 5);
    onCommand(line.trim())
      .then((words) => socket.end(`${words}\n`))
      .catch(() => socket.destroy())
      .finally(() => clearInterval(beat));
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

/**
 * Gives `use` a path of a folder that is short enough for a socket of this name. Where the folder's own is too long, that is
 * a link to it in a new folder which only this user can enter. The socket lies in the data folder all the same:
 * in a shared temporary folder somebody else could take its name first.
 */
async function throughShortPath<T>(folder: string, use: (path: string) => Promise<T>, name: string): Promise<T> {
  if (Buffer.byteLength(join(folder, name)) <= longestPath) return use(folder);
  const route = await mkdtemp(join(tmpdir(), 'contact-'));
  const link = join(route, 'd');
  try {
    await symlink(folder, link);
    return await use(link);
  } finally {
    await rm(link, { force: true });
    await rmdir(route);
  }
}
