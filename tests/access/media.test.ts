import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { hydrate, moving, test } from '../support/visitor.ts';

describe('with the colours of the system', () => {
  const forced = { forcedColors: 'active' } as const;

  /** Controls that no line tells from what is around them: none of their own, nor one that holds their unit as well. */
  const unbounded = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((controls) => {
      const hasLine = (element: Element | null) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(element ?? document.body);
        const behind = getComputedStyle(element?.parentElement ?? document.body).backgroundColor;
        return (
          borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1 && borderBottomColor !== behind
        );
      };
      return controls
        .filter((control) => control.checkVisibility() && !hasLine(control) && !hasLine(control.parentElement))
        .map((control) => control.outerHTML.slice(0, 120));
    });

  test('buttons and fields keep a border', async ({ visitor }) => {
    const page = await visitor.open('/policymakers', forced);
    const controls = 'main input, main [data-variant]:not([data-variant="ghost"], [data-variant="link"])';
    expect(await page.locator(controls).count()).toBeGreaterThan(5);
    expect(await unbounded(page, controls)).toEqual([]);
    await page.locator('main [data-form]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await unbounded(page, '[role="dialog"] :is(input:not([tabindex]), textarea, [type="submit"])')).toEqual([]);
  });

  test.runIf(isThorough)(
    'the chosen tab, the item of this page and the marks of the questions are told apart',
    async ({ visitor }) => {
      const page = await visitor.open('/real-time-claims', forced);
      await hydrate(page);
      const look = (name: string) =>
        page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
      expect(await look('Providers')).not.toBe(await look('Payers'));
      const current = page.getByRole('banner').locator('[aria-current]').first();
      expect(await current.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)).toBe('3px');
      await page.goto('/faq');
      const mark = await page
        .locator('summary')
        .first()
        .evaluate((summary) => getComputedStyle(summary, '::after').backgroundImage);
      expect(mark).toContain('gradient');
    },
  );

  test.runIf(isThorough)('drawings and icons are seen on every ground', async ({ visitor }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visitor.open('/', { ...forced, colorScheme });
      const [text, ground, link, lines] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        const drawn = [...document.querySelectorAll('header svg, main svg')].flatMap((svg) => [
          ...svg.querySelectorAll('path:not(.faint)'),
        ]);
        const link = getComputedStyle(document.querySelector('header a') ?? document.body).color;
        return [color, backgroundColor, link, drawn.map((line) => getComputedStyle(line).stroke)] as const;
      });
      expect(lines.length).toBeGreaterThan(10);
      const system = ['none', text, link];
      expect(
        lines.filter((line) => !system.includes(line)),
        colorScheme,
      ).toEqual([]);
      expect(text).not.toBe(ground);
    }
  });

  test('the focus is marked', async ({ visitor }) => {
    const page = await visitor.open('/contact', forced);
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const width = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      });
      expect(width).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('on paper', () => {
  test('every answer is printed, closed or not', async ({ visitor }) => {
    const page = await visitor.open('/faq');
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('details:not([open]) p');
    expect(await answers.count()).toBeGreaterThanOrEqual(8);
    const heights = await answers.evaluateAll((all) =>
      all.map((answer) => (answer.checkVisibility() ? answer.getBoundingClientRect().height : 0)),
    );
    expect(Math.min(...heights)).toBeGreaterThan(10);
    const overlap = await page.locator('details').evaluateAll((all) => {
      const boxes = all.map((item) => item.getBoundingClientRect());
      return boxes.some(({ top }, index) => top < (boxes[index - 1]?.bottom ?? top) - 1);
    });
    expect(overlap).toBe(false);
  });

  test.runIf(isThorough)('links are spelled out, and what can only be pressed is left out', async ({ visitor }) => {
    const page = await visitor.open('/');
    await page.emulateMedia({ media: 'print' });
    const links = await page
      .locator('main :is(a[href^="/"], a[href^="http"])')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const),
      );
    expect(links.length).toBeGreaterThan(3);
    for (const [href, after] of links) expect(after).toContain(href);
    const pressable = await page
      .locator('nav, button')
      .evaluateAll((all) => all.filter((item) => item.checkVisibility()));
    expect(pressable).toEqual([]);
  });

  test('what is drawn on a screen as one comes to it is all there', async ({ visitor }) => {
    const page = await visitor.open('/prior-authorization', moving);
    const bars = page.locator('[data-block="bar-chart"] g');
    const widths = () => bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    expect(Math.max(...(await widths()))).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(Math.min(...(await widths()))).toBeGreaterThan(0);
  });

  test('it is dark on white, the dark theme or not', async ({ visitor }) => {
    const page = await visitor.open('/about');
    await page.emulateMedia({ media: 'print' });
    const lightness = (property: 'color' | 'backgroundColor') =>
      page.evaluate((name) => {
        const context = document.createElement('canvas').getContext('2d');
        if (!context) return Number.NaN;
        context.fillStyle = getComputedStyle(document.body)[name];
        context.fillRect(0, 0, 1, 1);
        return (
          context
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, part) => sum + part, 0) / 765
        );
      }, property);
    expect(await lightness('color')).toBeLessThan(0.3);
    expect(await lightness('backgroundColor')).toBeGreaterThan(0.9);
  });
});
