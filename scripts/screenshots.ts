import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './browser/launch.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run screenshots [-- --url URL] [--out DIR] [--widths 390,1280] [--themes dark,light] [--only PATH,…]`:
 * pictures of every route of a served site (start it first), whole pages, in each width and theme.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4173' },
      out: { type: 'string', default: '.screenshots' },
      widths: { type: 'string', default: '360,768,1280,1920' },
      themes: { type: 'string', default: 'dark,light' },
      only: { type: 'string', default: '' },
    },
  });
  const sitemap = await (await fetch(`${values.url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const paths = values.only ? values.only.split(',') : [...all, '/no-such-page'];
  mkdirSync(values.out, { recursive: true });
  const browser = await launchChromium(console.log);
  for (const theme of values.themes.split(',')) {
    for (const width of values.widths.split(',').map(Number)) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(values.url + path, { waitUntil: 'load' });
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`;
        await page.screenshot({ path: join(values.out, name), fullPage: true });
      }
      await context.close();
    }
  }
  await browser.close();
  console.log(`Pictures are in ${values.out}/.`);
});
