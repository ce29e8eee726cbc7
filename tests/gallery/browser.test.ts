import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { readExamples } from '#builder/files';
import { isThorough, someOf } from '../support/extent.ts';

const out = inject('gallery');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let browser: Browser;
let server: Server;
let address = '';
let page: Page;
const messages: string[] = [];

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname.replace(/^\/below\/a\/folder\//, '');
    try {
      const content = readFileSync(join(out, path || 'index.html'));
      response
        .writeHead(200, { 'content-type': types[extname(path || '.html')] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/below/a/folder/`;
});
afterAll(async () => {
  await browser.close();
  server.close();
});
afterEach(async () => {
  await page.context().close();
  expect(messages.splice(0)).toEqual([]);
});

async function open(file: string, { width = 1440, base = address } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  if (base === address) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Frames from the disk are strangers to the page around them: what is to have the focus once it opens is told of.
    if (base === address || !message.text().startsWith('Blocked autofocusing')) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(base + file);
  return page;
}

describe('a block in the gallery', () => {
  it.runIf(isThorough)('copies the YAML of an example, ready to be put below `sections:`', async () => {
    await open('blocks/hero.html');
    await page.getByRole('button', { name: 'Copy full' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(parse(`sections:\n${copied}`)).toEqual({ sections: [readExamples(projectRoot, 'hero').full?.block] });
    expect(copied).toMatch(/^ {2}- type: hero\n {4}/);
  });

  it('has examples that work: a tab opens, a calculator computes, a form opens and sends nothing', async () => {
    await open('blocks/tabs.html');
    const tabs = page.frameLocator('iframe').nth(0);
    await tabs.getByRole('tab', { name: 'Tomorrow' }).click();
    await tabs.getByText('One question, one answer.').waitFor();
    await page.goto(`${address}blocks/calculator.html`);
    const calculator = page.frameLocator('iframe').nth(0);
    await calculator.getByLabel('All that you spend').fill('10');
    await calculator.getByText('$10.0B').waitFor();
    await page.goto(`${address}blocks/contact-cards.html`);
    const cards = page.frameLocator('iframe').nth(0);
    await cards.getByRole('button', { name: 'Write to us' }).click();
    const dialog = cards.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Ann');
    await dialog.getByLabel('Email').fill('ann@example.com');
    await dialog.getByLabel('Message').fill('Hello');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await cards.getByText('Message sent successfully!').waitFor();
  });

  it.runIf(isThorough)('shows an example as wide as a phone and as high as it is', async () => {
    await open('blocks/prose.html');
    const frame = page.frames()[1];
    await page.getByRole('button', { name: 'Phone' }).nth(0).click();
    await expect.poll(() => frame?.evaluate(() => innerWidth)).toBe(390);
    await expect.poll(() => frame?.evaluate(() => innerHeight - document.body.scrollHeight)).toBe(0);
    expect(await page.getByRole('button', { name: 'Phone' }).nth(0).getAttribute('aria-pressed')).toBe('true');
  });

  it.runIf(isThorough)('opens the row of a field from its address', async () => {
    await open('blocks/people.html#field-items.name');
    expect(await page.locator('tr:target').innerText()).toContain('The full name.');
  });
});

it.runIf(isThorough)(
  'finds blocks by what people call them and by their fields, and says what to try where nothing is found',
  async () => {
    await open('index.html');
    const search = page.getByRole('searchbox');
    const cards = page.locator('main li:visible h2');
    await search.fill('faq');
    expect((await cards.allInnerTexts())[0]).toBe('accordion');
    expect(await cards.allInnerTexts()).not.toContain('timeline');
    await search.fill('zzz');
    expect(await cards.count()).toBe(0);
    await page.getByText('Nothing is called that.').waitFor();
    await page.getByRole('button', { name: 'team' }).click();
    expect(await search.inputValue()).toBe('team');
    expect(await cards.allInnerTexts()).toContain('people');
    expect(await page.getByText('Nothing is called that.').isVisible()).toBe(false);
    await search.fill('');
    await search.blur();
    await page.keyboard.press('/');
    await page.keyboard.type('inquirytype');
    const links = page.getByRole('navigation', { name: 'Gallery' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['contact-cards', 'items › inquiryType']));
    expect(await links.allInnerTexts()).not.toContain('prose');
    await page.getByRole('link', { name: 'items › inquiryType' }).click();
    await page.waitForURL(/contact-cards\.html#field-items\.inquiryType$/);
  },
);

it.runIf(isThorough)('shows on small pictures what opens', async () => {
  await open('design/tokens.html');
  const [frame] = await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url().includes('accordion')),
    page.goto(`${address}index.html`),
  ]);
  await expect.poll(() => frame.locator('details[open]').count()).toBe(1);
});

it.runIf(isThorough)('changes the theme of the gallery and of the examples in it', async () => {
  await open('blocks/stats.html');
  const theme = () => page.frames()[1]?.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(() => page.frames()[1]?.evaluate(() => document.readyState)).toBe('complete');
  await page.getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(theme).toBe('light');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
});

it.runIf(isThorough)('works when its folder is opened from the disk', async () => {
  await open('index.html', { base: `${pathToFileURL(out).href}/` });
  await page.getByRole('link', { name: 'accordion', exact: true }).first().click();
  const frame = page.frameLocator('iframe').nth(0);
  await frame.getByText('Is the first visit free?').click();
  await frame.getByText('Yes. You pay nothing for it.').waitFor();
});

const documents = [
  'index.html',
  'blocks/card-grid.html',
  'design/tokens.html',
  'design/primitives.html',
  'design/drawings.html',
];

it.each(someOf(documents, documents.slice(0, 1)))('is accessible and does not scroll sideways: %s', async (file) => {
  await open(file, { width: 360 });
  await page.evaluate(axe);
  for (const width of someOf([360, 1440], [360])) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(async () => {
      const { run } = (
        window as unknown as {
          axe: {
            run: (
              context: object,
              options: object,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        }
      ).axe;
      const { violations } = await run({ exclude: ['iframe'] }, { iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    });
    expect({ file, width, found }).toEqual({ file, width, found: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
