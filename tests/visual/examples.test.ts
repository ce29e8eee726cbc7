import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readExamples } from '#builder/files';
import { someOf } from '../support/extent.ts';
import { record, twoFrames } from '../support/visitor.ts';
import { difference, smaller, type Tolerance } from './compare.ts';

const pictures = join(projectRoot, 'tests/visual/pictures');
const versionFile = join(pictures, 'chromium-version.txt');
const failures = join(projectRoot, '.screenshots/visual');
const isUpdate = process.env['UPDATE_VISUALS'] === '1';
const widths = [390, 1280];

/**
 * How much may differ in the version that took the pictures, and in others. Systems draw letters differently even in the
 * same version: full hinting and smoothing by sub-pixels change 1.8 % of a picture, and 22.7 % of one part.
 */
const tolerances: Record<'same' | 'other', Tolerance> = {
  same: { whole: 0.03, part: 0.26 },
  other: { whole: 0.04, part: 0.3 },
};

const examples = readdirSync(join(projectRoot, 'src/kit/blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: type }) => Object.keys(readExamples(projectRoot, type)).map((name) => ({ type, name })));
/** Every third one; the long run, and who takes them again, looks at all. */
const shown = isUpdate
  ? examples
  : someOf(
      examples,
      examples.filter((_, index) => index % 3 === 0),
    );
const names = examples.flatMap(({ type, name }) => widths.map((width) => `${type}-${name}-${width}.png`));

/** One example is looked at on a phone, the next on a desk; the long run, and who takes them again, looks at both. */
const looksOf = (index: number) => (isUpdate ? widths : someOf(widths, [widths[index % 2] ?? 390]));

let browser: Browser;
let page: Page;
const messages: string[] = [];
// What is drawn keeps nothing: one page shows all examples, one after the other.
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  page = await browser.newPage({ deviceScaleFactor: 0.5, reducedMotion: 'reduce' });
  record(page, messages);
});
afterAll(() => browser.close());

describe.each(shown.map(({ type, name }, index) => [type, name, looksOf(index)] as const))(
  '%s: %s',
  (type, name, looks) => {
    it('looks as it did, on a phone or on a desk', async () => {
      await openExample(page, join(inject('gallery'), 'examples', type, `${name}.html`));
      for (const width of looks) {
        await page.setViewportSize({ width, height: 400 });
        await twoFrames(page);
        const picture = await page.screenshot({ fullPage: true });
        const file = `${type}-${name}-${width}.png`;
        if (isUpdate) update(page, file, picture);
        else expectPicture(page, file, picture);
      }
      expect(messages.splice(0)).toEqual([]);
    });
  },
);

it('there is no picture of what is no example any more', () => {
  const kept = readdirSync(pictures).filter((file) => file.endsWith('.png'));
  expect(kept.sort()).toEqual([...names].sort());
});

/** Compares a picture with the one that is kept; a picture of the difference stays where they differ. */
function expectPicture(page: Page, file: string, picture: Buffer): void {
  expect(existsSync(join(pictures, file)), `No picture ${file}: UPDATE_VISUALS=1 takes it.`).toBe(true);
  const found = difference(picture, readFileSync(join(pictures, file)), toleranceFor(page));
  if (found) {
    mkdirSync(failures, { recursive: true });
    writeFileSync(join(failures, file), picture);
    writeFileSync(join(failures, file.replace('.png', '-difference.png')), found.picture);
  }
  expect(found?.problem, `See .screenshots/visual/${file}. UPDATE_VISUALS=1 accepts it.`).toBeUndefined();
}

/** Opens a document of the gallery from the disk, without its script, and waits for its letters and the posters of films. */
async function openExample(page: Page, file: string): Promise<void> {
  await page.goto(`${pathToFileURL(file).href}#still`);
  const hasFont = await page.evaluate(async () => {
    await document.fonts.ready;
    // The poster of a film comes by itself, and nothing tells when.
    await Promise.all(
      [...document.querySelectorAll('video')].map(({ poster }) => {
        const image = new Image();
        image.src = poster;
        return poster === '' ? undefined : image.decode();
      }),
    );
    return [...document.fonts].some(({ status }) => status === 'loaded');
  });
  expect(hasFont).toBe(true);
}

function chromiumMajor(page: Page): string {
  return page.context().browser()?.version().split('.')[0] ?? '';
}

function toleranceFor(page: Page): Tolerance {
  return tolerances[readFileSync(versionFile, 'utf8').trim() === chromiumMajor(page) ? 'same' : 'other'];
}

function update(page: Page, file: string, picture: Buffer): void {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, file), smaller(picture));
  writeFileSync(versionFile, `${chromiumMajor(page)}\n`);
}
