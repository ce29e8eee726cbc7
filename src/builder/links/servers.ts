import { setTimeout as pause } from 'node:timers/promises';
import { type Manner, type NoAnswer, type Reply, request } from './request.ts';
import { mayAsk, openToAll, type Robots, readRobots } from './robots.ts';

/**
 * How much is asked of servers. Times in ms: `between` two requests to one of them; `patience`, the longest that is waited where one asks
 * to be left alone for a while; `perServer`, what all requests to one may take; `end`, when all is over (ms since 1970).
 */
export type Bounds = { between: number; patience: number; perServer: number; end: number };

/** What a server answered, or why it wasn't asked: its robots.txt, or it asked for time, or ours is up. */
export type Answer = Reply | NoAnswer | 'robots' | 'busy';

/** The program's name, as robots.txt calls it. */
export const robotName = 'pagewright';

/** What is read of a robots.txt at most (RFC 9309, 2.5). */
const robotsBytes = 512 * 1024;
/** The longest pause that a robots.txt can ask for between two requests, in ms. */
const longestDelay = 10_000;

/** Other servers: each is asked for one thing at a time, in turn, slowly, and for what its robots.txt allows alone. */
export class Servers {
  readonly #manner: Manner;
  readonly #bounds: Bounds;
  readonly #servers = new Map<string, Server>();

  constructor(manner: Manner, bounds: Bounds) {
    this.#manner = manner;
    this.#bounds = bounds;
  }

  /** Asks for an address, after whatever else was asked of its server. */
  ask(url: URL, method: 'GET' | 'HEAD'): Promise<Answer> {
    const known = this.#servers.get(url.origin);
    const server = known ?? { last: Promise.resolve(), free: 0, spent: 0, fails: 0 };
    if (!known) this.#servers.set(url.origin, server);
    const answer = server.last.then(() => this.#askNow(server, url, method));
    server.last = answer.catch(() => undefined);
    return answer;
  }

  async #askNow(server: Server, url: URL, method: 'GET' | 'HEAD'): Promise<Answer> {
    server.robots ??= await this.#robotsOf(server, url);
    const { robots } = server;
    if (typeof robots === 'string') return robots;
    if (!mayAsk(robots, url)) return 'robots';
    const between = Math.max(this.#bounds.between, Math.min(robots.delay * 1000, longestDelay));
    const first = await this.#request(server, url, method, between);
    if (!isWorthASecondTry(first)) return first;
    const wait = pauseAfter(first, between);
    if (wait > this.#bounds.patience) {
      server.free = Date.now() + wait;
      return isRepelled(first) ? 'busy' : first;
    }
    server.free = Date.now() + wait;
    const second = await this.#request(server, url, method, between);
    return isRepelled(second) ? 'busy' : second;
  }

  /** What its robots.txt says; or what is true of all that the server has. */
  async #robotsOf(server: Server, url: URL): Promise<Robots | Exclude<Answer, Reply>> {
    const reply = await this.#request(server, new URL('/robots.txt', url), 'GET', this.#bounds.between, robotsBytes);
    if (typeof reply === 'string') return reply === 'slow' || reply === 'broken-off' ? openToAll : reply;
    if (reply.status === 429) return 'busy';
    // Where nobody can say what is allowed, nothing is (RFC 9309, 2.3.1.4).
    if (reply.status >= 500) return 'robots';
    return reply.status >= 200 && reply.status < 300 ? readRobots(reply.body, robotName) : openToAll;
  }

  async #request(server: Server, url: URL, method: 'GET' | 'HEAD', between: number, bytes = 0): Promise<Answer> {
    const { end, perServer, patience } = this.#bounds;
    const wait = server.free - Date.now();
    const isOver = Date.now() + Math.max(wait, 0) >= end || server.spent >= perServer || server.fails >= mostSlow;
    if (isOver || wait > patience) return 'busy';
    if (wait > 0) await pause(wait);
    const start = Date.now();
    const timeout = Math.max(1, Math.min(this.#manner.timeout, end - start));
    const reply = await request(url, method, { ...this.#manner, timeout }, bytes);
    server.spent += Date.now() - start;
    server.fails = reply === 'slow' ? server.fails + 1 : 0;
    server.free = Date.now() + between;
    return reply;
  }
}

/** One server: what was asked of it last, when it may be asked again, how long it has taken, and how often it let us wait in a row. */
type Server = {
  last: Promise<unknown>;
  free: number;
  spent: number;
  fails: number;
  robots?: Robots | Exclude<Answer, Reply>;
};

/** After so many in a row, a server is left until the next time. */
const mostSlow = 4;

function isRepelled(answer: Answer): boolean {
  return (
    typeof answer !== 'string' && (answer.status === 429 || (answer.status === 503 && answer.retryAfter !== undefined))
  );
}

/** What may be otherwise in a moment: a connection that broke, an error of the server's own, a server that asks for time. */
function isWorthASecondTry(answer: Answer): boolean {
  if (typeof answer === 'string') return answer === 'broken-off' || answer === 'refused';
  return isRepelled(answer) || answer.status >= 500;
}

/** How long to wait before the second try: as long as the server says (RFC 9110, 10.2.3), else a few times the usual pause. */
function pauseAfter(answer: Answer, between: number): number {
  const said = typeof answer === 'string' ? undefined : answer.retryAfter;
  if (said === undefined) return between * 3;
  const time = /^\d+$/.test(said.trim()) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(time) ? Math.max(time, between) : between * 3;
}
