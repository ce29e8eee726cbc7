import { createReadStream } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import fresh from 'fresh';
import { getMimeType } from 'hono/utils/mime';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { cacheControl, typedFiles } from '../hosting/headers.ts';
import type { Form } from './form-cache.ts';
import { type Encoding, encodings, formFile, type Snapshot } from './site-folder.ts';

/** A file, chosen for a request. */
export type ChosenFile = { form: Form; headers: OutgoingHttpHeaders };

/**
 * The form of a file that a request gets: the smallest of those that it accepts equally (RFC 9110, 12.5.3).
 * Undefined where it accepts none. Rejects where the file can't be read any more.
 */
export async function chooseFile(
  request: IncomingMessage,
  path: string,
  { files, forms }: Snapshot,
): Promise<ChosenFile | undefined> {
  const available = files.get(path) ?? ['identity'];
  const encoding = chooseEncoding(request, available);
  if (!encoding) return undefined;
  const form = await forms.get(formFile(path, encoding));
  const headers: OutgoingHttpHeaders = {
    'content-type': contentType(path),
    'cache-control': cacheControl(`/${path}`),
    etag: form.etag,
    'accept-ranges': 'bytes',
  };
  if (available.length > 1) headers.vary = 'accept-encoding';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { form, headers };
}

function chooseEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding | undefined {
  const [best] = new Negotiator(request).encodings(available, { preferred: encodings });
  return available.find((encoding) => encoding === best);
}

function contentType(path: string): string {
  const type =
    typedFiles.find((file) => file.path === `/${path}`)?.type ?? getMimeType(path) ?? 'application/octet-stream';
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
  { bytes, file }: Form,
  start: number,
  end: number,
): void {
  if (request.method === 'HEAD') response.end();
  else if (bytes) response.end(bytes.subarray(start, end + 1));
  // A file that goes away meanwhile, or a visitor who leaves, ends the connection: the length was promised.
  else pipeline(createReadStream(file, { start, end }), response, () => undefined);
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
