import { launchChromium } from '#builder/render';
import { fontOf, noteFont } from './visit-font.ts';
import { loadFigures, ordinary, visit } from './visit-page.ts';

/** A phone and a desk. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * First visits of pages of a served site, each in both windows, on an ordinary 4G with a processor four times slower: when the
 * site's own font was shown, in ms after the page had loaded and since the navigation began, and what moved, in thousandths.
 */
export async function benchFont(
  url: string,
  paths: readonly string[],
): Promise<Record<string, Record<string, number>>> {
  const browser = await launchChromium();
  const found: Record<string, Record<string, number>> = {};
  for (const path of paths) {
    const figures: Record<string, number> = {};
    for (const viewport of windows) {
      const seen = await visit(
        browser,
        { url: url + path, line: ordinary, viewport, script: noteFont },
        async (page) => {
          const shown = await fontOf(page);
          const { shift } = await loadFigures(page);
          const loaded = await page.evaluate(
            () => performance.timing.loadEventStart - performance.timing.navigationStart,
          );
          return { 'after load': shown - loaded, shown, shift };
        },
      );
      for (const [name, figure] of Object.entries(seen))
        figures[`${viewport.width}: ${name}`] = Math.round(figure * 10) / 10;
    }
    found[path] = figures;
  }
  await browser.close();
  return found;
}
