import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '#builder/build';
import { axeViolations } from '../../access/support/axe.ts';
import { headingLevels, sidewaysPixels, smallTargets } from '../../access/support/measure.ts';
import { addressLine, type RunningCommand, startScript } from '../../support/command.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { laidOut, test } from '../../support/visitor.ts';

/** The site of another brand, as somebody builds it who begins with a copy: none of its pages, words or routes is known here. */
const folder = temporaryFolder();
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
const looks = [320, 1280].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));
let server: RunningCommand | undefined;
let address = '';

beforeAll(async () => {
  cpSync('schema/sample-site', pages, { recursive: true });
  // What is hidden has a look as well.
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.yaml')))
    writeFileSync(join(pages, name), readFileSync(join(pages, name), 'utf8').replaceAll(/^ *hidden: true\n/gm, ''));
  expect((await buildSite({ pages, out })).isBuilt).toBe(true);
  const environment = { PORT: '0', DATA_DIR: join(folder, 'data') };
  server = startScript('serve', ['--pages', pages, '--out', out], environment);
  [, address = ''] = await server.waitFor(addressLine);
});
afterAll(async () => {
  await server?.stop();
  removeFolder(folder);
});

const paths = () =>
  [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

async function faultsOf(page: Page): Promise<object> {
  const levels = await page.evaluate(headingLevels);
  return {
    axe: await axeViolations(page),
    sideways: await page.evaluate(sidewaysPixels),
    small: await page.evaluate(smallTargets),
    skipped: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
  };
}

describe('the site of another brand', () => {
  test('has no fault in any page, language, width and theme', async ({ visitor }) => {
    const page = await visitor.newPage({ reducedMotion: 'reduce' });
    expect(paths().length).toBeGreaterThan(5);
    for (const path of paths()) {
      await page.goto(address + path);
      await laidOut(page);
      for (const { width, theme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
        expect(await faultsOf(page), `${path}, ${width} px, ${theme}`).toEqual({
          axe: [],
          sideways: 0,
          small: [],
          skipped: [],
        });
      }
    }
  });

  test('has notices below the header, and none on paper', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.goto(address);
    const notices = page.getByRole('complementary').getByRole('paragraph');
    const tones = await notices.evaluateAll((all) => all.map((notice) => notice.getAttribute('data-tone')));
    expect(tones).toEqual([null, 'important']);
    const [header, first, main] = [page.getByRole('banner'), notices.first(), page.getByRole('main')];
    const tops = await Promise.all([header, first, main].map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await page.emulateMedia({ media: 'print' });
    expect(await first.isVisible()).toBe(false);
  });

  it('is in several languages', () => {
    expect(new Set(paths().map((path) => path.startsWith('/es'))).size).toBe(2);
  });
});
