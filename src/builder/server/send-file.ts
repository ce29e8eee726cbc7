import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import { getMimeType } from 'hono/utils/mime';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { cacheControl, typedFiles } from '../hosting/headers.ts';
import { type Form, isUnchanged, type OpenFile } from './form-cache.ts';
import { type Encoding, encodings, formFile, type Snapshot } from './site-folder.ts';

/** A file, chosen for a request. Its form is given back when the response is over. */
export type ChosenFile = { form: Form; headers: OutgoingHttpHeaders };

/**
 * The form of a file that a request gets: the smallest of those that it accepts equally (RFC 9110, 12.5.3).
 * Undefined where it accepts none. Rejects where the file can't be read any more.
 */
export async function chooseFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { files, forms, hosting: { base, cache } }: Snapshot,
): Promise<ChosenFile | undefined> {
  const available = files.get(path) ?? ['identity'];
  const encoding = chooseEncoding(request, available);
  if (!encoding) return undefined;
  const form = await forms.lend(formFile(path, encoding));
  if (response.destroyed) form.release();
  else response.once('close', form.release);
  const headers: OutgoingHttpHeaders = {
    'content-type': contentType(path, base),
    'cache-control': cache ?? cacheControl(`/${path}`, base),
    etag: form.etag,
  };
  // Nobody asks for parts of a document, whose headers shall fit the first round trip with it.
  if (!path.endsWith('.html')) headers['accept-ranges'] = 'bytes';
  if (available.length > 1) headers.vary = 'accept-encoding';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { form, headers };
}

function chooseEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding | undefined {
  const [best] = new Negotiator(request).encodings(available, { preferred: encodings });
  return available.find((encoding) => encoding === best);
}

function contentType(path: string, base: string | undefined): string {
  const type =
    typedFiles(base).find((file) => file.path === `/${path}`)?.type ?? getMimeType(path) ?? 'application/octet-stream';
  return type === 'application/json' ? 'application/json; charset=utf-8' : type;
}

/** Sends a file as the request's conditions and ranges ask for it (RFC 9110, 13 and 14). */
export function sendFile(request: IncomingMessage, response: ServerResponse, { form, headers }: ChosenFile): void {
  if (!matches(request.headers['if-match'], form.etag))
    return void response.writeHead(412, { 'content-length': 0 }).end();
  if (fresh(request.headers, { etag: form.etag })) {
    const { 'content-type': _type, 'content-encoding': _encoding, 'accept-ranges': _ranges, ...kept } = headers;
    return void response.writeHead(304, kept).end();
  }
  const range = rangeOf(request, form);
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'content-range': `bytes */${form.size}`, 'content-length': 0 }).end();
  const { start, end } = range ?? { start: 0, end: form.size - 1 };
  const partial: OutgoingHttpHeaders = range ? { 'content-range': `bytes ${start}-${end}/${form.size}` } : {};
  // In HTTP/1.1 a connection stays without being told to (RFC 9112, 9.3): two headers less in the first round trip.
  if (response.shouldKeepAlive && request.httpVersion === '1.1') response.removeHeader('connection');
  response.writeHead(range ? 206 : 200, { ...headers, ...partial, 'content-length': end - start + 1 });
  sendBytes(request, response, form, start, end);
}

/** Sends a file whatever the request's conditions are: what stands for a page that does not exist. */
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { form, headers }: ChosenFile,
): void {
  const { etag: _etag, 'accept-ranges': _ranges, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': form.size });
  sendBytes(request, response, form, 0, form.size - 1);
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { content }: Form,
  start: number,
  end: number,
): void {
  if (request.method === 'HEAD' || end < start) response.end();
  else if (Buffer.isBuffer(content)) response.end(content.subarray(start, end + 1));
  // A file that changes meanwhile, or a visitor who leaves, ends the connection: these bytes were promised.
  else pipeline(piecesOf(content, start, end), response, () => undefined);
}

/** So little is in memory for each visitor who reads a large file slowly. */
const pieceSize = 16 * 1024;

/** The bytes of an open file. Throws before the last of them where it was cut or written to since it was opened. */
async function* piecesOf({ handle, stats }: OpenFile, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; ) {
    const length = Math.min(pieceSize, end + 1 - at);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
    at += bytesRead;
    if (bytesRead === 0 || (at > end && !isUnchanged(stats, await handle.stat())))
      throw new Error('The file was changed while it was sent.');
    yield buffer.subarray(0, bytesRead);
  }
}

/** One range of bytes. Several at once are answered by the whole, as the standard allows. */
function rangeOf(
  request: IncomingMessage,
  { size, etag }: Form,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || request.method !== 'GET' || (condition !== undefined && condition !== etag))
    return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function matches(condition: string | undefined, etag: string): boolean {
  return condition === undefined || condition.trim() === '*' || condition.split(',').some((tag) => tag.trim() === etag);
}
