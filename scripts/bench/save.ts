import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { launchChromium } from '#builder/render';
import { writeManyPages } from './many-pages.ts';
import { median } from './run.ts';
import { serverAddress } from './server-address.ts';

/** From the end of saving a file to the frame that shows the change; the median and the slowest, in ms. */
export type SaveFigures = { pages: number; median: number; slowest: number };

/** Changes a heading of an open page again and again, in content folders of so many pages. */
export async function benchSave(sizes: readonly number[], runs: number): Promise<SaveFigures[]> {
  const { folder, remove } = temporaryFolder('bench-save-');
  try {
    const figures: SaveFigures[] = [];
    for (const size of sizes) {
      const times = await saves(writeManyPages(join(projectRoot, 'pages'), folder, size), runs);
      figures.push({ pages: size, median: median(times), slowest: Math.max(...times) });
    }
    return figures;
  } finally {
    remove();
  }
}

async function saves(pages: string, runs: number): Promise<number[]> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--pages', pages], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: join(pages, '../data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(new URL('/faq', await serverAddress(server)).href);
    await page.waitForFunction(() => window.earlyActions === undefined);
    // The first changes of a new server load code.
    for (let index = 0; index < 3; index += 1) await save(page, join(pages, 'faq.yaml'), `Warm ${index}`);
    const times: number[] = [];
    for (let index = 0; index < runs; index += 1)
      times.push(await save(page, join(pages, 'faq.yaml'), `Heading ${index}`));
    return times;
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Writes a heading into a file and waits for the frame in which the page shows it. Both clocks are the machine's. */
async function save(page: Page, file: string, heading: string): Promise<number> {
  const shown = page.evaluate(
    (words) =>
      new Promise<number>((fulfil) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== words) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message is handled after the frame is on its way to the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => fulfil(Date.now());
            port2.postMessage(undefined);
          });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    heading,
  );
  // Somebody who edits reads for a moment between two saves.
  await page.waitForTimeout(700);
  const text = readFileSync(file, 'utf8').replace(/^( +heading: ).*$/m, `$1${heading}`);
  writeFileSync(file, text);
  const saved = Date.now();
  return (await shown) - saved;
}
