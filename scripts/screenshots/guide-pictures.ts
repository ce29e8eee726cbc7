import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { Access, createDevServer, DevContent, liveContact } from '#builder/dev';
import { loadChecker, temporaryFolder } from '#builder/files';
import { launchChromium } from '#builder/render';

type Picture = { name: string; path: string; height: number; prepare?: (page: Page) => Promise<void> };

/** Taken at three quarters of the size, so that they are small and one still can read them. */
const width = 1440;
const deviceScaleFactor = 0.75;

/** The pictures of the guides: the home page, the gallery, a block in it, and a section with a mistake. */
const pictures: Picture[] = [
  { name: 'home', path: '/', height: 860 },
  { name: 'gallery', path: '/__gallery/', height: 900 },
  {
    name: 'gallery-block',
    path: '/__gallery/blocks/card-grid.html',
    height: 700,
    prepare: (page) => scrollTo(page, '#example-features'),
  },
  { name: 'mistake', path: '/who-we-serve', height: 560, prepare: (page) => scrollTo(page, '[data-block="invalid"]') },
];

/**
 * Takes the pictures of `docs/images` again, from a dev server of its own with a mistake in one page. Their names are those
 * above and none of content, so that they need not go through `inside.ts`.
 * `root` is the project's folder.
 */
export async function takePictures(root: string): Promise<string[]> {
  const { folder, remove } = temporaryFolder('pictures-');
  const pages = join(folder, 'pages');
  const out = join(root, 'docs/images');
  cpSync(join(root, 'pages'), pages, { recursive: true });
  mkdirSync(out, { recursive: true });
  const faulty = join(pages, 'who-we-serve.yaml');
  writeFileSync(faulty, readFileSync(faulty, 'utf8').replace('heading: I am a...', 'headin: I am a...'));
  const dataFolder = join(folder, 'data');
  process.env['DATA_DIR'] = dataFolder;
  const content = new DevContent(folder, pages, join(root, 'public'), loadChecker(root));
  const server = await createDevServer({
    content,
    pages,
    publicFolder: join(root, 'public'),
    contact: liveContact(pages),
    access: new Access(),
    host: '127.0.0.1',
    dataFolder,
  });
  let browser: Browser | undefined;
  try {
    await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
    browser = await launchChromium();
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    for (const picture of pictures)
      await take(await context.newPage(), picture, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, out);
  } finally {
    await browser?.close();
    server.closeAllConnections();
    server.close();
    remove();
  }
  return pictures.map(({ name }) => `docs/images/${name}.png`);
}

async function take(page: Page, { name, path, height, prepare }: Picture, url: string, out: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(url + path, { waitUntil: 'networkidle', timeout: 120_000 });
  // The first visit may show the fallback font; from then on the site's own is at hand.
  await page.reload({ waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(out, `${name}.png`) });
  await page.close();
}

/** Brings something to the top of the window, below what sticks there. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  await page.evaluate((target) => {
    document.querySelector(target)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, selector);
}
