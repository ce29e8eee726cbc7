import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { drawingProblems } from '#engine';
import { isThorough } from '../support/extent.ts';
import { hostileDrawings } from '../support/hostile-drawings.ts';
import { test } from '../support/visitor.ts';

/** A server of drawings without any policy: what a script of them asks for arrives here. */
let server: Server;
const asked = new Set<string>();
const files = new Map(hostileDrawings.map(({ name, bytes }) => [`/${name}.svg`, bytes]));

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const bytes = files.get(path);
    if (bytes) return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(bytes);
    if (path === '/shown')
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Shown</title>');
    if (path.startsWith('/ran')) asked.add(new URL(request.headers.referer ?? 'http://elsewhere.invalid/').pathname);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.runIf(isThorough)(
  'no drawing that passes the check runs or asks for anything, opened by itself, as a picture or as an object',
  async ({ visitor }) => {
    const page = await visitor.newPage();
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    /** The drawings that acted while something was done with each of them. */
    const acting = async (show: (path: string) => Promise<unknown>): Promise<string[]> => {
      asked.clear();
      for (const path of files.keys()) await show(path);
      await page.waitForTimeout(500);
      return [...asked];
    };
    const open = async (path: string) => {
      await page.goto(origin + path, { timeout: 10_000 }).catch(() => undefined);
      await page.mouse.click(20, 20).catch(() => undefined);
      await page.waitForTimeout(50);
    };
    // What is looked for can be seen, however long a busy machine takes.
    for (const name of ['script', 'onload', 'shift-jis', 'animate-by-another-prefix', 'image'])
      await expect
        .poll(() => open(`/${name}.svg`).then(() => [...asked]), { timeout: 60_000 })
        .toContain(`/${name}.svg`);
    const opened = await acting(open);
    const shown = await acting(async (path) => {
      await page.goto(`${origin}/shown`);
      await page.evaluate(async (src) => {
        const picture = Object.assign(new Image(), { src });
        const object = Object.assign(document.createElement('object'), { data: src, type: 'image/svg+xml' });
        document.body.append(picture, object);
        await Promise.race([
          new Promise((resolve) => object.addEventListener('load', resolve)),
          new Promise((resolve) => setTimeout(resolve, 300)),
        ]);
      }, path);
      await page.waitForTimeout(50);
    });
    const passed = hostileDrawings.filter(({ bytes }) => drawingProblems(bytes).length === 0);
    console.log(`${opened.length} of ${files.size} act where they are opened, ${shown.length} in a page`);
    expect(passed.map(({ name }) => name)).toEqual([]);
    visitor.expectMessages();
  },
  240_000,
);
