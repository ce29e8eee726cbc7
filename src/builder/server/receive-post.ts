import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ContactBackend, formReadLimit, type PostedBody } from '#contact-server';
import { allowLong } from './limits.ts';

/** Who was refused may still be sending. So long it is read, or the answer would be lost with the connection (ms). */
const lingering = 500;

/** The same for files: browsers show no answer before all is sent. */
const lingeringForFiles = 60_000;

/** An answer as it is sent. */
type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Reads the bodies of posts for the contact backend, before anything is made of them: a half-sent one costs little more
 * than its bytes, and a refused one a fraction of what a message does.
 */
export class PostReceiver {
  readonly #contact: ContactBackend;
  /** All refusals of one kind are the same, in each language of the site. */
  readonly #refusals = new Map<string, Promise<Answer>>();

  constructor(contact: ContactBackend) {
    this.#contact = contact;
  }

  /** Answers a post: by the backend when its body is whole, else by why it is not read on. */
  receive(request: IncomingMessage, response: ServerResponse): void {
    if (hasFiles(request)) {
      this.#receiveFiles(request, response);
      return;
    }
    const { bodies } = this.#contact;
    const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
    const post = bodies.open(this.#contact.senderOf(headers, addressOf(request)));
    response.once('close', () => bodies.close(post));
    const answer = (answering: Promise<Answer>) => void answering.then((found) => send(request, response, found));
    const refuse = () => answer(this.#refusalOf(request, post, this.#contact.languageOf(headers)));
    post.onRefused = refuse;
    if (post.refusal) refuse();
    else this.#collect(request, post, () => answer(this.#ask(request, post)));
  }

  /** Calls `done` when the body is whole, or as soon as it is longer than any message. */
  #collect(request: IncomingMessage, post: PostedBody, done: () => void): void {
    const { bodies } = this.#contact;
    const stop = () => request.off('data', collect).off('end', finish);
    const finish = () => {
      stop();
      bodies.complete(post);
      done();
    };
    const collect = (part: Buffer) => {
      bodies.add(post, part);
      if (post.refusal) stop();
      else if (post.content.size > formReadLimit) finish();
    };
    if (Number(request.headers['content-length'] ?? 0) > formReadLimit) finish();
    else request.on('data', collect).once('end', finish);
  }

  /** A form with files is read by the backend while it comes. */
  #receiveFiles(request: IncomingMessage, response: ServerResponse): void {
    allowLong(request);
    void this.#ask(request, undefined).then((answer) => send(request, response, answer));
  }

  async #ask(request: IncomingMessage, post: PostedBody | undefined): Promise<Answer> {
    let asked: Request;
    try {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      // Node.js asks for `duplex` where a body comes in parts; the types of the browser don't know it.
      const body = post ? {} : { body: bodyOf(request), duplex: 'half' };
      asked = new Request(url, { method: 'POST', headers, ...body });
    } catch {
      return { status: 400, headers: {}, body: Buffer.alloc(0) };
    }
    return plain(await this.#contact.fetch(asked, addressOf(request), post));
  }

  /** The backend's own answer, asked for once. */
  #refusalOf(request: IncomingMessage, post: PostedBody, language = ''): Promise<Answer> {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const kind = `${post.refusal} ${isForm} ${language}`;
    const known = this.#refusals.get(kind);
    if (known) return known;
    const headers = {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      referer: `http://localhost/${language.toLowerCase()}`,
    };
    const asked = new Request(new URL(request.url ?? '/', 'http://localhost'), { method: 'POST', headers });
    const refusal = this.#contact.fetch(asked, '', post).then(plain);
    this.#refusals.set(kind, refusal);
    return refusal;
  }
}

function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}

function hasFiles({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type']?.trim() ?? '');
}

/** What comes of a body. Who reads it no further doesn't end the connection, on which the answer goes: the rest is dropped. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        // Only who has stopped reading in parts can have the rest flow away.
        await parts.return?.();
        request.resume();
      },
    },
    // What nobody asks for isn't read.
    { highWaterMark: 0 },
  );
}

async function plain(answer: Response): Promise<Answer> {
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  if (request.complete) return;
  request.resume();
  setTimeout(
    () => {
      if (!request.complete) request.socket.destroySoon();
    },
    hasFiles(request) ? lingeringForFiles : lingering,
  ).unref();
}
