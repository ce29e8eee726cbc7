import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenPages, frozenSite } from '../specification/folders.ts';
import { addressLine, runScript, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { type OtherBrowser, openFirefox, openWebKit } from './support/other-browsers.ts';

const folder = temporaryFolder();
const closing: (() => unknown)[] = [];
const reports: string[] = [];
let url = '';
let routes: string[] = [];

beforeAll(async () => {
  const dist = join(folder, 'dist');
  expect((await runScript('build', [...frozenSite, '--out', dist])).code).toBe(0);
  const environment = { PORT: '0', DATA_DIR: join(folder, 'data'), CONTACT_RATE_LIMIT: '0' };
  const server = startScript('serve', [...frozenPages, '--out', dist], environment);
  closing.push(() => server.stop());
  const [, origin = ''] = await server.waitFor(addressLine);
  url = await withReports(origin);
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
});
afterAll(async () => {
  for (const close of closing) await close();
  removeFolder(folder);
});

/** The site with one more directive in its policy, by which browsers tell what they hinder from the first byte on. */
async function withReports(origin: string): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    if (asked.url === '/reports') {
      asked.setEncoding('utf8').on('data', (text: string) => reports.push(text));
      asked.on('end', () => answer.writeHead(204).end());
      return;
    }
    const passed = forward(new URL(asked.url ?? '/', origin), { method, headers }, (given) => {
      const policy = given.headers['content-security-policy'];
      const reporting = policy === undefined ? {} : { 'content-security-policy': `${policy}; report-uri /reports` };
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...reporting });
      given.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((fulfil) => proxy.listen(0, '127.0.0.1', fulfil));
  closing.push(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/** Starts the app and uses everything that a page has, a dialog with its form included. */
const useEverything = `
  const done = arguments[arguments.length - 1];
  const wait = (ms) => new Promise((fulfil) => setTimeout(fulfil, ms));
  const until = async (isSo) => { for (let left = 300; left > 0 && !isSo(); left -= 1) await wait(50); };
  const used = async () => {
    const before = document.querySelector('main').textContent.length;
    const violations = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.sample));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    await until(() => window.earlyActions === undefined);
    let controls = 0;
    for (const control of document.querySelectorAll('button, a[data-form], summary, [role=tab]')) {
      if (!control.checkVisibility()) continue;
      control.click();
      controls += 1;
      await wait(80);
      const dialog = document.querySelector('[role=dialog]');
      if (!dialog) continue;
      for (const field of dialog.querySelectorAll('input, textarea')) {
        field.focus();
        document.execCommand('insertText', false, field.type === 'email' ? 'ann@example.org' : 'Something');
      }
      const isFirst = controls < 12;
      if (isFirst) dialog.querySelector('[type=submit]').click();
      else [...dialog.querySelectorAll('button')].find((button) => /cancel/i.test(button.textContent))?.click();
      await until(() => !document.querySelector('[role=dialog]'));
    }
    const main = document.querySelector('main');
    return {
      controls, violations, before, after: main.textContent.length,
      isStarted: window.earlyActions === undefined, hasFailed: document.documentElement.dataset.appFailed !== undefined,
    };
  };
  used().then(done, (error) => done({ error: String(error) }));`;

const attack = `
  const done = arguments[arguments.length - 1];
  document.body.setAttribute('style', 'color: red');
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
  document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' }));
  try { document.body.innerHTML = '<img src=x onerror=alert(1)>'; } catch {}
  setTimeout(done, 500);`;

const browsers = [
  { name: 'Firefox', start: openFirefox },
  { name: 'WebKitGTK', start: openWebKit },
];

describe.each(browsers)('in $name', ({ name, start }) => {
  let browser: OtherBrowser | undefined;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser?.close());

  it('the policy hinders nothing, whatever is used, and the pages work', async (context) => {
    if (!browser) return context.skip(`needs ${name}, as Debian packages it`);
    let controls = 0;
    for (const path of [...routes, '/no-such-page']) {
      await browser.open(url + path);
      const seen = await browser.run(useEverything);
      expect(seen, path).toMatchObject({ violations: [], isStarted: true, hasFailed: false });
      controls += (seen as { controls: number }).controls;
    }
    expect(reports).toEqual([]);
    console.log(`${browser.version}: ${routes.length + 1} addresses, ${controls} controls, 0 violations`);
    expect(controls).toBeGreaterThan(100);
  });

  it('the policy hinders what is put in, and the browser tells so', async (context) => {
    if (!browser) return context.skip(`needs ${name}, as Debian packages it`);
    await browser.open(`${url}/about`);
    await browser.run(attack);
    await expect.poll(() => reports.join('\n')).toMatch(/style-src[\s\S]*img-src|img-src[\s\S]*style-src/);
    reports.length = 0;
  });
});
