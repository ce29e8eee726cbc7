import type { Context, Hono } from 'hono';
import { atMost, fieldsIn, ofType, type Served } from '#builder/dev';
import { handlings, InboxAwayError, isBox, type MessageInbox, personArchive, personText } from '#contact-server';
import type { InboxFilter } from '#kit/model';
import { apiAddress } from '../../host/http.ts';

/** Who asks for messages, of which inbox, and where is written down what they do. `about` is in words. */
export type MessagesAsked = {
  context: Context<Served>;
  inbox: MessageInbox;
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
const routes: readonly MessageRoute[] = [
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
    answer: async (asked) => {
      const { context, inbox } = asked;
      const letter = await inbox.read(idOf(context));
      if (!letter) return context.json({ message: gone }, 404);
      await note(asked, 'read the message', await inbox.aboutOf(letter.id));
      return context.json(letter);
    },
  },
  {
    method: 'PUT',
    path: '/messages/:id',
    answer: async (asked) => {
      const { context, inbox, by } = asked;
      const { handling } = await fieldsIn(context);
      const wanted = handlings.find((each) => each === handling);
      const letter = await inbox.handle(idOf(context), wanted, by);
      if (!letter) return context.json({ message: gone }, 404);
      await note(asked, `marked as ${wanted ?? 'new'} the message`, await inbox.aboutOf(letter.id));
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
    answer: async (asked) => {
      const { context, inbox } = asked;
      const { count, text } = await inbox.table(filterIn(await fieldsIn(context)));
      await note(asked, 'exported as a table:', counted(count));
      return attached('messages.csv', 'text/csv; charset=utf-8', streamOf(encoded(text)));
    },
  },
  {
    method: 'POST',
    path: '/messages/person',
    answer: async (asked) => {
      const { context, inbox } = asked;
      const messages = await inbox.ofPerson(await personIn(context));
      await note(asked, 'exported all of one person:', counted(messages.length));
      const at = new Date().toISOString();
      const name = 'messages-of-one-person';
      return messages.some(({ files }) => files.length > 0)
        ? attached(`${name}.zip`, 'application/zip', streamOf(personArchive(messages, at)))
        : attached(`${name}.json`, 'application/json; charset=utf-8', personText(messages, at));
    },
  },
  { method: 'POST', path: '/messages/person/delete', answer: deletePerson },
  { method: 'GET', path: '/messages/:id/files/:file', answer: fileOf },
];

/** The same; where the messages can't be had now, it is told. */
export const messageRoutes: readonly MessageRoute[] = routes.map((route) => ({
  ...route,
  answer: async (asked) => {
    try {
      return await route.answer(asked);
    } catch (error) {
      if (!(error instanceof InboxAwayError)) throw error;
      console.error(error);
      return asked.context.json({ message: error.message }, 502);
    }
  },
}));

/** Writes down what is done. Where that can't be, it is told, and nothing is shown or saved. */
async function note({ inbox, by, log }: MessagesAsked, did: string, about: string): Promise<void> {
  await inbox.log(by, did, about);
  log(did, about);
}

/** Adds the same for the one person at the keyboard of this machine. */
export function addMessages(app: Hono<Served>, { inbox, by, log }: Omit<MessagesAsked, 'context'>): void {
  for (const { method, path, answer } of messageRoutes) {
    const address = apiAddress + path;
    if (method !== 'GET')
      app.on(method, address, ofType('application/json'), atMost(64 * 1024, 'This is too much at once.'));
    app.on(method, address, (context) => answer({ context, inbox, by, log }));
  }
}

async function act(asked: MessagesAsked, action: 'retry' | 'release' | 'delete', did: string) {
  const { context, inbox } = asked;
  const id = idOf(context);
  const about = await inbox.aboutOf(id);
  const { isDone, words } = await inbox.act(action, id);
  if (!isDone) return context.json({ message: words }, 409);
  await note(asked, did, about);
  return context.json({});
}

/** Deletes all that somebody has sent. What is just being mailed stays, and is told. */
async function deletePerson(asked: MessagesAsked): Promise<Response> {
  const { context, inbox } = asked;
  const messages = await inbox.ofPerson(await personIn(context));
  let deleted = 0;
  for (const { id } of messages) if ((await inbox.act('delete', id)).isDone) deleted += 1;
  await note(asked, 'deleted all of one person:', counted(deleted));
  if (deleted === messages.length) return context.json({ deleted });
  const rest = messages.length - deleted;
  return context.json(
    { message: `${rest} of ${messages.length} could not be deleted now. Try it again in a minute.` },
    409,
  );
}

/** A file that somebody has sent: saved and never shown, for nobody has looked at it. */
async function fileOf(asked: MessagesAsked): Promise<Response> {
  const { context, inbox } = asked;
  const found = await inbox.file(idOf(context), context.req.param('file') ?? '');
  const bytes = await found?.open();
  if (!found || !bytes) return context.json({ message: 'This file is gone already.' }, 404);
  await note(asked, 'saved a file of the message', await inbox.aboutOf(idOf(context)));
  return attached(found.name, found.type, streamOf(bytes), {
    'content-length': String(found.bytes),
  });
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
function attached(
  name: string,
  type: string,
  body: string | ReadableStream,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    headers: {
      ...more,
      'content-type': type,
      // Names beyond ASCII stand in the second form (RFC 6266, 4.3).
      'content-disposition': `attachment; filename="${name.replaceAll(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escaped)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`;
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

function streamOf(all: AsyncIterable<Uint8Array>): ReadableStream {
  const parts = all[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await parts.return?.()),
  });
}
