import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { hydrate, laidOut, test } from '../support/visitor.ts';

/** Every address of the site, and one that it does not have. */
const routes = await sitemapPaths();
const used = someOf(routes, (await pathsOfAllBlocks()).slice(0, 2));

/** Writes down what a page's policy hinders, from its first byte on. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const violations: string[] = JSON.parse(document.documentElement.dataset.violations ?? '[]');
      document.documentElement.dataset.violations = JSON.stringify([
        ...violations,
        `${violatedDirective} ${blockedURI} ${sample}`,
      ]);
    });
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.violations ?? '[]'));
}

/** Fills the form of an open dialog and sends it; what is not sent is left by Escape. */
async function fillDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const field of await dialog.locator('input:visible, textarea:visible').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.org' : 'Something');
  await dialog.locator('[type="submit"]').click();
  await page.getByRole('status').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Presses everything that can be pressed inside `area`: buttons, tabs, questions, fields, menus, the dialog and its form. */
async function pressEverything(page: Page, area: string): Promise<void> {
  const controls = page.locator(area).locator('button:visible, summary:visible, [role="tab"]:visible');
  let dialogs = 0;
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    await control.hover({ force: true });
    await control.click({ force: true });
    if ((await page.getByRole('dialog').count()) > 0) {
      if (dialogs++ === 0) await fillDialog(page);
    }
    await page.keyboard.press('Escape');
  }
  for (const field of await page.locator(area).locator('input:visible').all()) await field.fill('12');
}

describe('the documents', () => {
  test.for([...routes, '/404.html'])(
    '%s: one script, no sheet but those that it allows, no handler, no style attribute',
    (path) => {
      const file = path.endsWith('.html') ? path : `${path}/index.html`;
      const html = readFileSync(join(inject('builtFolders').frozen, file), 'utf8');
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
      const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)];
      const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      expect(scripts).toHaveLength(1);
      // The last of the hashes is that of the empty text.
      expect(/style-src 'self'([^;]*)/.exec(policy)?.[1]?.match(/ 'sha256-/g)).toHaveLength(sheets.length + 1);
      for (const [, text = ''] of [...scripts, ...sheets])
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      // What governs a page stands before all that it governs.
      expect(html.indexOf('<meta http-equiv')).toBeLessThan(html.search(/<(script|style|link)/));
      const tags = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/gi) ?? [];
      expect(tags.filter((tag) => /\s(on[a-z]+|style)\s*=/i.test(tag))).toEqual([]);
      expect(tags.filter((tag) => /\s(src|href|action)="(javascript|data|http):/i.test(tag))).toEqual([]);
    },
  );
});

describe('the policy', () => {
  test.for([...used, '/no-such-page'])(
    'hinders nothing on %s, whatever is used, and only the contact form sends anything',
    async (path, { visitor }) => {
      const page = await visitor.newPage({ site: 'working' });
      const violations = await recordViolations(page);
      const sent: string[] = [];
      const { origin } = new URL(inject('sites').working);
      page.on('request', (request) => {
        if (!/^(GET|HEAD)$/.test(request.method()) || !request.url().startsWith(origin)) sent.push(request.url());
      });
      await page.goto(path);
      await laidOut(page);
      await hydrate(page);
      await pressEverything(page, 'main');
      if (path === '/') await pressEverything(page, 'header, footer');
      expect(await violations()).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(sent.filter((url) => url !== `${origin}/functions/v1/send-contact-email`)).toEqual([]);
      const others = visitor.messages.filter(
        (message) => !message.includes('404') && !message.includes('There is no page at'),
      );
      visitor.messages.splice(0, visitor.messages.length, ...others);
    },
  );

  test('hinders nothing on the way from page to page', async ({ visitor }) => {
    const page = await visitor.newPage({ viewport: { width: 390, height: 800 } });
    const violations = await recordViolations(page);
    await page.goto('/');
    await hydrate(page);
    for (const path of someOf(routes, routes.slice(0, 5))) {
      await page
        .locator(`footer a[href="${path}"], header a[href="${path}"]`)
        .first()
        .evaluate((link) => (link as HTMLElement).click());
      await page.waitForURL(`**${path}`);
    }
    expect(await violations()).toEqual([]);
  });

  test('hinders what was put in: an attribute, a style, a script, a frame, a string as HTML', async ({ visitor }) => {
    const page = await visitor.newPage();
    const violations = await recordViolations(page);
    await page.goto('/about');
    const attempts = [
      () => document.body.setAttribute('style', 'color: red'),
      () => document.body.setAttribute('onclick', 'document.title = "hacked"'),
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' })),
      () => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.org/' })),
      () => document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' })),
      () => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      },
      () => {
        Object.assign(document.createElement('script'), { text: 'document.title = "hacked"' });
      },
      () => {
        setTimeout('document.title = "hacked"');
      },
    ];
    for (const attempt of attempts) await page.evaluate(attempt).catch(() => undefined);
    visitor.messages.length = 0;
    const directives = (await violations()).map((violation) => violation.split(' ')[0]);
    expect(new Set(directives)).toEqual(
      new Set(['style-src-attr', 'style-src-elem', 'frame-src', 'img-src', 'require-trusted-types-for']),
    );
    expect(await page.title()).not.toBe('hacked');
  });
});
