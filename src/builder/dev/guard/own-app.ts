import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isFields } from '#kit/model';
import { diskProblemWords } from '../../base/disk-problem.ts';
import { type Access, isFromOwnPage, notLetIn } from './access.ts';

/** What an app behind the guard is handed: Node's own request and answer, which the guard has judged. */
export type Served = { Bindings: HttpBindings };

/** Looks at a request before it is answered. */
type Look = MiddlewareHandler<Served>;

/** An app behind the guard: nothing of it is kept by a browser, and what fails is told in words. `name` is how they call it. */
export function ownApp(name: string): Hono<Served> {
  // As it was sent: an address with escapes is another one, whatever it would be without them.
  const app = new Hono<Served>({ getPath: ({ url }) => new URL(url).pathname });
  app.use((context, next) => {
    context.header('cache-control', 'no-store');
    return next();
  });
  app.onError((error, context: Context<Served>) => {
    const { incoming } = context.env;
    // Whoever asked has gone in the middle of it, and nothing was written.
    if (!incoming.destroyed || incoming.complete) console.error(error);
    const unknown = `The ${name} could not do this. Its terminal says why.`;
    return context.json({ message: diskProblemWords(error, 'Nothing was written.') ?? unknown }, 500);
  });
  return app;
}

/** Lets in who has a token of a window that was let in. */
export function withToken(access: Access): Look {
  return async (context, next) => {
    if (access.allows(context.env.incoming)) return next();
    return context.json({ message: notLetIn }, 403);
  };
}

/** Lets in pages of this server; `refusal` is what others are told. */
export function fromOwnPage(refusal: string): Look {
  return async (context, next) => (isFromOwnPage(context.env.incoming) ? next() : context.text(`${refusal}\n`, 403));
}

/** Lets in what is sent as one type: no form and no page of another site sends it without asking first. */
export function ofType(type: string): Look {
  return async (context, next) => (context.req.header('content-type') === type ? next() : context.json({}, 415));
}

/** Lets in bodies of so many bytes; `message` is what a longer one is told. */
export function atMost(maxSize: number, message: string): Look {
  return bodyLimit({
    maxSize,
    onError: async (context) => {
      await readOn(context.req.raw, 4 * maxSize);
      return context.json({ message }, 413);
    },
  });
}

/** Reads what is still coming, up to so many bytes, and drops it: else the answer would be lost with the connection. */
async function readOn({ body }: Request, most: number): Promise<void> {
  if (!body || body.locked) return;
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > most) return;
  }
}

/** The fields that were sent as JSON; none where it is something else. */
export async function fieldsIn({ req }: Context<Served>): Promise<Record<string, unknown>> {
  const body: unknown = await req.json().catch(() => undefined);
  return isFields(body) ? body : {};
}
