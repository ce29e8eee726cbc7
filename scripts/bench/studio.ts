import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
import { launchChromium } from '#builder/render';
import { median } from './run.ts';
import { serverAddress } from './server-address.ts';
import { begun, ownTime, shown } from './studio-trace.ts';

/**
 * From a letter, and from the press that adds a section, to the frame that shows it: medians and the slowest, in ms. `ours` is what of a
 * letter's time the Studio's own script runs, in the page, the preview and the worker: without the browser's styles, layout and paint,
 * and without waiting for the frame. The last row is what they may be.
 */
export type StudioFigures = {
  page: string;
  sections?: number;
  letter: number;
  slowest?: number;
  ours: number;
  adding: number;
};

/** What is promised. */
const bar: StudioFigures = { page: 'at most', letter: 50, ours: 16, adding: 100 };

/** How many sections the second page has. */
const manySections = 60;

/** Types letters and adds sections on the longest page of `pages/`, and on one of 60 sections. */
export async function benchStudio(runs: number): Promise<StudioFigures[]> {
  const { folder, remove } = temporaryFolder('bench-studio-');
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'pages'), pages, { recursive: true });
  const longest = longestPage(pages);
  writeFileSync(join(pages, 'many-sections.yaml'), manySectionsPage());
  const server = spawn(process.execPath, ['scripts/run.mjs', 'studio', '--no-open', '--pages', pages], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const browser = await launchChromium();
  try {
    let url = await serverAddress(server);
    const figures: StudioFigures[] = [];
    for (const file of [longest, 'many-sections.yaml']) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(url);
      figures.push(await measurePage(page, file, runs));
      await page.close();
      // Each address works once.
      const next = serverAddress(server);
      server.stdin.write('\n');
      url = await next;
    }
    return [...figures, bar];
  } finally {
    await browser.close();
    server.kill();
    remove();
  }
}

async function measurePage(page: Page, file: string, runs: number): Promise<StudioFigures> {
  await page.getByRole('tree').waitFor();
  await page.locator('summary', { hasText: 'Page' }).first().click();
  await page.locator(`nav button[data-file$="/${file}"]`).click();
  const rows = page.getByRole('treeitem');
  await page.locator(`[role=tree][data-page$="/${file}"]`).waitFor();
  const sections = await rows.count();
  await rows.first().click();
  const field = page.getByRole('textbox', { name: 'Heading', exact: true }).first();
  await field.click();
  const letters: number[] = [];
  const own: number[] = [];
  const letter = () => painted(page, 'keydown', () => page.keyboard.type('x'));
  // The first letters of a new worker run code that is not compiled yet.
  for (let index = 0; index < runs + 3; index += 1) {
    const time = await letter();
    if (index >= 3) letters.push(time);
  }
  // Apart from those, since tracing takes time itself.
  for (let index = 0; index < runs; index += 1) own.push(await ownTime(page, letter));
  const added: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    await page.getByRole('button', { name: 'Add a section', exact: true }).click();
    await page.getByRole('searchbox').fill('prose');
    const choice = page.locator('dialog button.choose, [role=dialog] button.choose').first();
    await choice.waitFor();
    added.push(await painted(page, 'click', () => choice.click()));
  }
  return {
    page: basename(file),
    sections,
    letter: median(letters),
    slowest: Math.max(...letters),
    ours: median(own),
    adding: median(added),
  };
}

/** The time from an event of the Studio to the frame's next paint. */
async function painted(page: Page, event: 'keydown' | 'click', act: () => Promise<void>): Promise<number> {
  const time = page.evaluate(
    ({ name, marks }) =>
      new Promise<number>((fulfil) => {
        document.addEventListener(
          name,
          () => {
            const started = performance.now();
            performance.mark(marks.begun);
            const controller = new AbortController();
            // No function has a name in here: what runs this file adds a helper for names, which the page doesn't have.
            addEventListener(
              'message',
              ({ data }: MessageEvent<{ kind?: string }>) => {
                if (data.kind !== 'painted') return;
                controller.abort();
                performance.mark(marks.shown);
                fulfil(performance.now() - started);
              },
              { signal: controller.signal },
            );
          },
          { capture: true, once: true },
        );
      }),
    { name: event, marks: { begun, shown } },
  );
  // Somebody who writes takes a moment between two letters.
  await page.waitForTimeout(300);
  await act();
  return time;
}

function longestPage(pages: string): string {
  const files = readdirSync(pages).filter((name) => /^[^_].*\.yaml$/.test(name));
  const size = (name: string) => statSync(join(pages, name)).size;
  return files.sort((one, other) => size(other) - size(one))[0] ?? '';
}

function manySectionsPage(): string {
  const models = readFileSync(join(projectRoot, 'src/kit/blocks/prose/examples.yaml'), 'utf8');
  const text = /heading: (.*)/.exec(models)?.[1] ?? 'A heading';
  const section = (index: number) =>
    `  - type: prose\n    heading: ${text} ${index}\n    paragraphs: A paragraph of **some** length, number ${index}.\n`;
  const rest = Array.from({ length: manySections - 1 }, (_, index) => section(index)).join('');
  return `title: A page of many sections\ndescription: It is there to be measured, with as many sections as a long page may have.\nsections:\n  - type: hero\n    heading: Many sections\n${rest}`;
}
