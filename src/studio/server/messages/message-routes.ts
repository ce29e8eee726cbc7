import type { Context, Hono } from 'hono';
import { atMost, fieldsIn, ofType, type Served } from '#builder/dev';
import { handlings, type Inbox, isBox } from '#contact-server';
import type { InboxFilter } from '#kit/model';
import { apiAddress } from '../../host/http.ts';

/** Who asks for messages, of which inbox, and where is written down what they do. `about` is in words. */
export type MessagesAsked = {
  context: Context<Served>;
  inbox: Inbox;
  by: string;
  log: (did: string, about: string) => void;
};

/** An address below `/_studio/api` that reads or changes messages, for whoever may. */
export type MessageRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  answer: (asked: MessagesAsked) => Promise<Response>;
};

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
const gone = 'This message is gone already.';
const idOf = ({ req }: Context<Served>) => req.param('id') ?? '';

/** What is typed by people, an address or words, is sent as a body: addresses of requests are written into logs. */
export const messageRoutes: readonly MessageRoute[] = [
  {
    method: 'POST',
    path: '/messages/list',
    answer: async ({ context, inbox }) => {
      const { from, ...fields } = await fieldsIn(context);
      const at = typeof from === 'number' && from > 0 ? Math.floor(from) : 0;
      return context.json(await inbox.list(filterIn(fields), at));
    },
  },
  {
    method: 'GET',
    path: '/messages/:id',
    answer: async ({ context, inbox, log }) => {
      const letter = await inbox.read(idOf(context));
      if (!letter) return context.json({ message: gone }, 404);
      log('read the message', inbox.aboutOf(letter.id));
      return context.json(letter);
    },
  },
  {
    method: 'PUT',
    path: '/messages/:id',
    answer: async ({ context, inbox, by, log }) => {
      const { handling } = await fieldsIn(context);
      const wanted = handlings.find((each) => each === handling);
      const letter = await inbox.handle(idOf(context), wanted, by);
      if (!letter) return context.json({ message: gone }, 404);
      log(`marked as ${wanted ?? 'new'} the message`, inbox.aboutOf(letter.id));
      return context.json(letter);
    },
  },
  {
    method: 'POST',
    path: '/messages/:id/retry',
    answer: (asked) => act(asked, 'retry', 'had mailed again the message'),
  },
  { method: 'POST', path: '/messages/:id/release', answer: (asked) => act(asked, 'release', 'released the message') },
  { method: 'DELETE', path: '/messages/:id', answer: (asked) => act(asked, 'delete', 'deleted the message') },
  {
    method: 'POST',
    path: '/messages/table',
    answer: async ({ context, inbox, log }) => {
      const { count, text } = await inbox.table(filterIn(await fieldsIn(context)));
      log('exported as a table:', counted(count));
      return attached('messages.csv', 'text/csv; charset=utf-8', textStream(text));
    },
  },
  {
    method: 'POST',
    path: '/messages/person',
    answer: async ({ context, inbox, log }) => {
      const messages = await inbox.ofPerson(await personIn(context));
      log('exported all of one person:', counted(messages.length));
      const text = JSON.stringify({ exportedAt: new Date().toISOString(), messages }, null, 2);
      return attached('messages-of-one-person.json', 'application/json; charset=utf-8', `${text}\n`);
    },
  },
  { method: 'POST', path: '/messages/person/delete', answer: deletePerson },
];

/** Adds the same for the one person at the keyboard of this machine. */
export function addMessages(app: Hono<Served>, { inbox, by, log }: Omit<MessagesAsked, 'context'>): void {
  for (const { method, path, answer } of messageRoutes) {
    const address = apiAddress + path;
    if (method !== 'GET')
      app.on(method, address, ofType('application/json'), atMost(64 * 1024, 'This is too much at once.'));
    app.on(method, address, (context) => answer({ context, inbox, by, log }));
  }
}

async function act({ context, inbox, log }: MessagesAsked, action: 'retry' | 'release' | 'delete', did: string) {
  const id = idOf(context);
  const about = inbox.aboutOf(id);
  const { isDone, words } = await inbox.act(action, id);
  if (!isDone) return context.json({ message: words }, 409);
  log(did, about);
  return context.json({});
}

/** Deletes all that somebody has sent. What is just being mailed stays, and is told. */
async function deletePerson({ context, inbox, log }: MessagesAsked): Promise<Response> {
  const messages = await inbox.ofPerson(await personIn(context));
  let deleted = 0;
  for (const { id } of messages) if ((await inbox.act('delete', id)).isDone) deleted += 1;
  log('deleted all of one person:', counted(deleted));
  if (deleted === messages.length) return context.json({ deleted });
  const rest = messages.length - deleted;
  return context.json(
    { message: `${rest} of ${messages.length} could not be deleted now. Try it again in a minute.` },
    409,
  );
}

async function personIn(context: Context<Served>): Promise<string> {
  const { person } = await fieldsIn(context);
  return typeof person === 'string' ? person : '';
}

function filterIn({ box, form, words, sort }: Record<string, unknown>): InboxFilter {
  const sorts = ['newest', 'oldest', 'name'] as const;
  return {
    box: isBox(box) ? box : 'new',
    form: typeof form === 'string' && form !== '' ? form : undefined,
    words: typeof words === 'string' ? words.slice(0, 200) : undefined,
    sort: sorts.find((each) => each === sort),
  };
}

/** What is saved and never shown, whatever it holds. */
function attached(name: string, type: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

function textStream(parts: AsyncIterable<string>): ReadableStream {
  const encoder = new TextEncoder();
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
