import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a full server may hold: with 16 KiB of half-sent headers or of a slowly read file each, about 350 MB. */
const mostConnections = 8192;

/** Descriptors that are no visitor's connection or file: standard streams, the event loop, the spool, the mail server. */
const reservedDescriptors = 48;

/** Even under a very low limit of descriptors, so many connections are tried. */
const fewestConnections = 8;

/** How many connections fit, when each may need a descriptor for a file besides its own. */
export function connectionLimit(openFiles = openFileLimit()): number {
  const fitting = Math.floor((openFiles - reservedDescriptors) / 2);
  return Math.max(fewestConnections, Math.min(mostConnections, fitting));
}

/** How many descriptors this process may have. Node.js tells it in its report alone. */
function openFileLimit(): number {
  if (!process.report) return Number.POSITIVE_INFINITY;
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/**
 * The connections of a server. A new one is always taken; when there are too many, one goes that asks for nothing, the
 * longest idle first, whether it has been answered or has not finished its first headers. Only when all are being
 * answered, the one goes whose answer takes longest.
 */
export class Connections {
  readonly #most: number;
  /** Those without a request under way, with the round in which they fell quiet; what is quiet longest comes first. */
  readonly #quiet = new Map<Socket, number>();
  /** Those that are being answered, with how many requests; what takes longest comes first. */
  readonly #busy = new Map<Socket, number>();
  /** How often it was asked who has been quiet. */
  #round = 0;

  constructor(server: Server, most = connectionLimit()) {
    this.#most = most;
    server.on('connection', (socket: Socket) => this.#take(socket));
    server.on('request', (request, response) => this.#follow(request, response));
  }

  /** Closes those that ask for nothing. */
  closeQuiet(): void {
    for (const socket of this.#quiet.keys()) this.#close(socket);
  }

  /** Closes those that have asked for nothing since the last call. */
  closeUnused(): void {
    for (const [socket, round] of this.#quiet) if (round < this.#round) this.#close(socket);
    this.#round += 1;
  }

  #take(socket: Socket): void {
    this.#quiet.set(socket, this.#round);
    socket.once('close', () => {
      this.#quiet.delete(socket);
      this.#busy.delete(socket);
    });
    if (this.#quiet.size + this.#busy.size <= this.#most) return;
    const [idle] = this.#quiet.keys();
    const [slow] = this.#busy.keys();
    this.#close(idle === socket ? slow : idle);
  }

  #close(socket: Socket | undefined): void {
    if (!socket) return;
    // At once, since others may come before the connection says that it is closed.
    this.#quiet.delete(socket);
    this.#busy.delete(socket);
    socket.destroy();
  }

  #follow({ socket }: IncomingMessage, response: ServerResponse): void {
    if (socket.destroyed) return;
    this.#quiet.delete(socket);
    this.#busy.set(socket, (this.#busy.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (this.#busy.get(socket) ?? 0) - 1;
      if (left > 0) return void this.#busy.set(socket, left);
      this.#busy.delete(socket);
      if (!socket.destroyed) this.#quiet.set(socket, this.#round);
    });
  }
}
