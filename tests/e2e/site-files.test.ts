import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { writeSmallSite } from '../support/content.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { type Preview, startPreview, startStudio } from '../support/preview.ts';
import { test } from '../support/visitor.ts';

const script = `new Image().src = '/ran?' + document.location;
fetch('/_studio').then((answer) => answer.text()).then((text) => { new Image().src = '/ran?read=' + text.length });
try { navigator.serviceWorker.register('/press.js') } catch {}
try { new Image().src = '/ran?stored=' + sessionStorage.length } catch {}`;
const inSvg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>//<![CDATA[\n${script}\n//]]></script></body></html>`;

/** What browsers show as documents, each with a script that tells when it runs. */
const hostile: Readonly<Record<string, string>> = {
  'press.html': `<!doctype html><title>Press</title><img src="/favicon.ico" onload="new Image().src='/ran'"><script>${script}</script>
    <script src="/press.js"></script><script type="module" src="/press.js"></script><iframe srcdoc="<script>parent.location='/ran'</script>"></iframe>
    <form action="/ran"><button autofocus></button></form><meta http-equiv="refresh" content="1; url=javascript:${encodeURIComponent(script)}">`,
  'press.htm': `<script>${script}</script>`,
  'press.svg': inSvg(`<script>${script}</script>`),
  'press.xhtml': xhtml,
  'press.xml': xhtml,
  'press.rss': xhtml,
  'press.unknown': `<!doctype html><script>${script}</script>`,
  press: `<!doctype html><script>${script}</script>`,
  'press.js': script,
};

function write(folder: string): string {
  const pages = writeSmallSite(folder, 1);
  const files = join(pages, '_public');
  cpSync(join(projectRoot, 'schema/sample-public'), files, { recursive: true });
  mkdirSync(files, { recursive: true });
  for (const [name, text] of Object.entries(hostile)) writeFileSync(join(files, name), text);
  writeFileSync(join(files, 'press.pdf'), '%PDF-1.4\n%%EOF\n');
  return pages;
}

const servers: Readonly<Record<string, Preview>> = { studio: startStudio(write), preview: startPreview(write) };

/** What scripts of the site's files have asked for, which says that they ran. */
function listen(page: Page): string[] {
  const ran: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/ran')) ran.push(request.url());
  });
  return ran;
}

const few = ['press.html', 'press.svg', 'press.xml', 'press.js'];

// The preview answers with files by the same code.
test.for(someOf(Object.keys(servers), ['studio']))(
  'no file of the site runs at the origin of the %s',
  async (name, { visitor }) => {
    const server = servers[name] as Preview;
    const page = await server.newPage(visitor);
    await page.goto(await server.nextAddress());
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    const ran = listen(page);
    const origin = new URL(server.url).origin;
    for (const file of someOf(Object.keys(hostile), few)) {
      const other = await page.context().newPage();
      await other.goto(`${origin}/${file}`).catch(() => undefined);
      await other.waitForTimeout(300);
      await other.close();
      // As a window that a page of the origin opens, where a document could reach its opener, and as a frame in it.
      await page.evaluate(async (address) => {
        const opened = window.open(address);
        await new Promise((resolve) => setTimeout(resolve, 300));
        opened?.close();
        const element = document.createElement('iframe');
        element.src = address;
        document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve, 100));
        element.remove();
      }, `/${file}`);
    }
    expect(ran).toEqual([]);
    // As a text: what runs this file changes an import.
    const asScript = await page.evaluate("import('/press.js').then(() => 'ran', () => 'refused')");
    const asWorker = await page.evaluate(() =>
      navigator.serviceWorker.register('/press.js').then(
        () => 'ran',
        () => 'refused',
      ),
    );
    expect([asScript, asWorker]).toEqual(['refused', 'refused']);
    expect(ran).toEqual([]);
    visitor.expectMessages();
  },
);

test.runIf(isThorough)(
  'what the site’s files are is still shown: pictures, documents of the viewer',
  async ({ visitor }) => {
    const { studio } = servers;
    const page = await (studio as Preview).newPage(visitor);
    const origin = new URL((studio as Preview).url).origin;
    const pdf = await page.request.get(`${origin}/press.pdf`);
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers()['content-security-policy']).not.toContain('sandbox');
    expect((await page.request.get(`${origin}/press.html`)).headers()['content-security-policy']).toMatch(/^sandbox;/);
    expect(readFileSync(join((studio as Preview).pages, '_public/press.html'), 'utf8')).toBe(hostile['press.html']);
  },
);

test('a window that was not let in says what to do, and another window of the browser lets it in', async ({
  visitor,
}) => {
  const studio = servers['studio'] as Preview;
  const page = await studio.newPage(visitor);
  visitor.expectFailedRequests();
  await page.goto(studio.url);
  await page.getByText('Press Enter in the terminal').first().waitFor();
  expect(await page.getByRole('tree').count()).toBe(0);

  const other = await page.context().newPage();
  const address = await studio.nextAddress();
  await other.goto(address);
  await other.getByRole('tree').waitFor();
  // The key is gone from it; what is shown has its own address.
  expect(other.url().split('?')[0]).toBe(studio.url);
  await page.getByRole('tree').waitFor();
  expect(await page.getByText('Press Enter in the terminal').count()).toBe(0);

  await other.close();
  await page.reload();
  await page.getByRole('tree').waitFor();

  const stranger = await studio.newPage(visitor);
  await stranger.goto(address);
  await stranger.getByText('Press Enter in the terminal').first().waitFor();
  visitor.expectMessages();
});

test.runIf(isThorough)('in the preview too, only a window that was let in changes something', async ({ visitor }) => {
  const preview = servers['preview'] as Preview;
  const page = await preview.newPage(visitor);
  visitor.expectFailedRequests();
  await page.goto(`${preview.url}/page-1`);
  await page.getByRole('heading', { name: 'Page 1', exact: true }).waitFor();
  const ask = () =>
    page.evaluate(async () => {
      const headers = {
        'content-type': 'application/json',
        'x-session-token': sessionStorage.getItem('session-token') ?? '',
      };
      const body = JSON.stringify({ showsAbsent: true });
      return (await fetch('/_dev/view', { method: 'POST', headers, body })).status;
    });
  expect(await ask()).toBe(403);
  await page.goto(await preview.nextAddress('/page-1'));
  await expect.poll(ask).toBe(200);
  visitor.expectMessages();
});
