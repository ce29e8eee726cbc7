import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendLine } from '#builder/dev';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Sends a file of the Studio's own code: names of the bundler, in one folder. */
export function sendBundled(response: ServerResponse, folder: string, name: string): void {
  const [, ending = ''] = /^[\w-]+(?:\.[\w-]+)*\.(\w+)$/.exec(name) ?? [];
  const type = Object.hasOwn(types, ending) ? types[ending] : undefined;
  const file = join(folder, name);
  if (type === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    sendLine(response, 404, 'The Studio has no such file.');
    return;
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  createReadStream(file).pipe(response);
}
