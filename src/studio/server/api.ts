import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { insideOf } from '#builder/base';
import { atMost, ofType, type Served } from '#builder/dev';
import {
  contentAddress,
  deletedAddress,
  documentAddress,
  documentType,
  earlierAddress,
  earlierTextsAddress,
  eventsAddress,
  historyAddress,
  mediaAddress,
  pictureType,
  toPlain,
  writeType,
} from '../host/http.ts';
import { mostBytes } from '../host/too-large.ts';
import { bringPictures } from './bring-pictures.ts';
import { deletedPages } from './deleted-pages.ts';
import { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';
import type { Events } from './events.ts';
import type { StudioFolders } from './folders.ts';
import { readDocument, tooLarge } from './read-document.ts';
import { readWritten, untilWritten } from './read-hosted.ts';
import { takePicture } from './take-picture.ts';
import { TakenPictures } from './taken-pictures.ts';
import { wantedChanges } from './wanted-changes.ts';
import { type Written, writeChanges } from './write-changes.ts';

/** What may be sent at once: all pages of a large site. */
const mostWriteBytes = 16 * 1024 * 1024;

/** Adds what reads and writes the content. Whoever asks has been judged before: host, origin, token. */
export function addApi(app: Hono<Served>, folders: StudioFolders, events: Events): void {
  app.get(eventsAddress, ({ env }) => {
    events.add(env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  app.get(contentAddress, async (context) => {
    const { content, versions } = await readWritten(folders);
    return context.json({ content: toPlain(content), versions: [...versions] });
  });
  const isChange = [ofType(writeType), atMost(mostWriteBytes, 'This is more than can be saved at a time.')] as const;
  app.put(contentAddress, ...isChange, async (context) => {
    const wanted = wantedChanges(await bodyOf(context), context.req.header('if-match'), folders);
    if ('refused' in wanted) return context.json({ message: wanted.refused }, 400);
    await untilWritten(wanted.changes.map(({ path }) => insideOf(folders.pages, path)));
    const written = writeChanges(wanted.changes, folders);
    const texts = wanted.changes.flatMap(({ text }) => text ?? []);
    // What can't be brought fails no save: the page says that it is missing.
    if ('written' in written) await bringPictures(texts, folders).catch(() => undefined);
    return answerWritten(context, written);
  });
  addPictures(app, folders);
  const isDocument = [ofType(documentType), atMost(mostBytes.document, tooLarge)] as const;
  app.post(documentAddress, ...isDocument, async (context) => {
    const read = await readDocument(context.req.query('name') ?? '', await bodyOf(context));
    return 'refused' in read ? context.json({ message: read.refused }, 409) : context.json(read);
  });
  const fileOf = ({ req }: Context) => req.query('file') ?? '';
  app.get(deletedAddress, async (context) => context.json(await deletedPages(folders)));
  app.get(historyAddress, async (context) => context.json(await historyOf(fileOf(context), folders)));
  app.get(earlierTextsAddress, async (context) => context.json([...(await earlierTexts(fileOf(context), folders))]));
  app.get(earlierAddress, async (context) => {
    const text = await earlierText(fileOf(context), context.req.query('id') ?? '', folders);
    return context.json(text === undefined ? {} : { text });
  });
}

/** Adds what puts pictures into the folder and takes those back that came from here. */
function addPictures(app: Hono<Served>, folders: StudioFolders): void {
  const pictures = new TakenPictures(folders);
  const address = `${mediaAddress}*`;
  const nameOf = ({ req }: Context) => req.path.slice(mediaAddress.length);
  app.use(address, ofType(pictureType));
  app.put(address, atMost(mostBytes.picture, 'This picture is too large: 25 MB are possible.'), async (context) => {
    const bytes = await bodyOf(context);
    const taken = takePicture(nameOf(context), bytes, folders);
    if ('refused' in taken) return context.json({ message: taken.refused }, 409);
    if (taken.isNew) pictures.add(taken.name, bytes);
    return context.json(taken, 201);
  });
  app.delete(address, (context) => {
    const problem = pictures.remove(nameOf(context));
    return problem ? context.json({ message: problem.refused }, 409) : context.json({});
  });
}

async function bodyOf({ req }: Context): Promise<Buffer> {
  return Buffer.from(await req.arrayBuffer());
}

function answerWritten(context: Context, written: Written): Response {
  if ('written' in written) return context.json({ written: [...written.written] });
  if ('stale' in written) return context.json(written, 412);
  return context.json({ message: written.refused }, 409);
}
