import type { IncomingMessage, ServerResponse } from 'node:http';
import { diskProblemWords } from '#builder/base';
import { sendJson } from '#builder/dev';
import {
  contentAddress,
  deletedAddress,
  earlierAddress,
  earlierTextsAddress,
  eventsAddress,
  historyAddress,
  mediaAddress,
  pictureType,
  toPlain,
  writeType,
} from '../host/http.ts';
import { deletedPages } from './deleted-pages.ts';
import { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';
import { Events } from './events.ts';
import type { StudioFolders } from './folders.ts';
import { bodyOf, mostPictureBytes, mostWriteBytes } from './read-body.ts';
import { readHosted } from './read-hosted.ts';
import { takePicture } from './take-picture.ts';
import { TakenPictures } from './taken-pictures.ts';
import { wantedChanges } from './wanted-changes.ts';
import { type Written, writeChanges } from './write-changes.ts';

/** What reads and writes the content. Whoever asks has been judged before: host, origin, token. */
export type Api = {
  answer: (path: string, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) => void;
  close: () => void;
};

/** What is read and written, and which of the pictures there came from here. */
type Content = { folders: StudioFolders; pictures: TakenPictures };

const unknownProblem = 'The Studio could not do this. Its terminal says why.';

type Reply = { status: number; body: object };

export function studioApi(folders: StudioFolders): Api {
  const events = new Events(folders);
  const pictures = new TakenPictures(folders);
  return {
    answer: (path, query, request, response) => {
      if (path === eventsAddress && request.method === 'GET') return events.add(response);
      replyTo(path, query, request, { folders, pictures })
        .then(({ status, body }) => sendJson(response, status, body))
        .catch((error: unknown) => {
          // Whoever asked has gone in the middle of it, and nothing was written.
          if (request.destroyed && !request.complete) return;
          console.error(error);
          if (response.headersSent) response.destroy();
          else sendJson(response, 500, { message: diskProblemWords(error, 'Nothing was written.') ?? unknownProblem });
        });
    },
    close: () => events.close(),
  };
}

async function replyTo(
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  { folders, pictures }: Content,
): Promise<Reply> {
  const { method } = request;
  if (path === contentAddress && method === 'PUT') return putContent(request, folders);
  if (path.startsWith(mediaAddress) && (method === 'PUT' || method === 'DELETE')) {
    if (request.headers['content-type'] !== pictureType) return { status: 415, body: {} };
    const name = path.slice(mediaAddress.length);
    return method === 'PUT' ? putPicture(name, request, { folders, pictures }) : deletePicture(name, pictures);
  }
  if (method !== 'GET') return { status: 405, body: { message: 'This can only be read.' } };
  if (path === contentAddress) {
    const { content, versions } = readHosted(folders);
    return { status: 200, body: { content: toPlain(content), versions: [...versions] } };
  }
  const file = query.get('file') ?? '';
  if (path === deletedAddress) return { status: 200, body: await deletedPages(folders) };
  if (path === historyAddress) return { status: 200, body: await historyOf(file, folders) };
  if (path === earlierTextsAddress) return { status: 200, body: [...(await earlierTexts(file, folders))] };
  if (path === earlierAddress) {
    const text = await earlierText(file, query.get('id') ?? '', folders);
    return { status: 200, body: text === undefined ? {} : { text } };
  }
  return { status: 404, body: { message: 'The Studio has no such address.' } };
}

async function putContent(request: IncomingMessage, folders: StudioFolders): Promise<Reply> {
  if (request.headers['content-type'] !== writeType) return { status: 415, body: {} };
  const body = await bodyOf(request, mostWriteBytes);
  if (!body) return { status: 413, body: { message: 'This is more than can be saved at a time.' } };
  const wanted = wantedChanges(body, request.headers['if-match'], folders);
  if ('refused' in wanted) return { status: 400, body: { message: wanted.refused } };
  return replyOf(writeChanges(wanted.changes, folders));
}

function replyOf(written: Written): Reply {
  if ('written' in written) return { status: 200, body: { written: [...written.written] } };
  if ('stale' in written) return { status: 412, body: written };
  return { status: 409, body: { message: written.refused } };
}

async function putPicture(name: string, request: IncomingMessage, { folders, pictures }: Content): Promise<Reply> {
  const bytes = await bodyOf(request, mostPictureBytes);
  if (!bytes) return { status: 413, body: { message: 'This picture is too large: 25 MB are possible.' } };
  const taken = takePicture(name, bytes, folders);
  if ('refused' in taken) return { status: 409, body: { message: taken.refused } };
  if (taken.isNew) pictures.add(taken.name, bytes);
  return { status: 201, body: taken };
}

function deletePicture(name: string, pictures: TakenPictures): Reply {
  const problem = pictures.remove(name);
  return problem ? { status: 409, body: { message: problem.refused } } : { status: 200, body: {} };
}
