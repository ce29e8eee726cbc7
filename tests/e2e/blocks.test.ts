import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { holdBack } from '../support/hold-back.ts';
import { hydrate, moving, test } from '../support/visitor.ts';

describe.each(someOf(['without script', 'with script'], ['with script']))('questions, %s', (how) => {
  test('open one at a time, and can be collapsed', async ({ visitor }) => {
    const page = await visitor.open('/faq', { javaScriptEnabled: how === 'with script' });
    if (how === 'with script') await hydrate(page);
    const question = (text: string) => page.locator('summary', { hasText: text });
    const cost = page.getByText('Patients pay nothing, ever.');
    const what = page.getByText('We carry the messages.');
    expect(await cost.isVisible()).toBe(false);
    await question('What does it cost').click();
    await cost.waitFor();
    await question('What does Relaywell do').click();
    await what.waitFor();
    await cost.waitFor({ state: 'hidden' });
    await question('What does Relaywell do').click();
    await what.waitFor({ state: 'hidden' });
  });
});

describe('tabs', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const panel = (page: Page) => page.getByRole('tabpanel');
  const isFocused = (page: Page, name: string) =>
    tab(page, name).evaluate((element) => element === document.activeElement);

  test('begin with the providers and change by a press', async ({ visitor }) => {
    const page = await visitor.open('/real-time-claims');
    expect(await tab(page, 'Providers').getAttribute('aria-selected')).toBe('true');
    expect(await panel(page).innerText()).toContain('Know today what today has earned');
    await tab(page, 'Patients').click();
    await page.getByText('One price, and it stays that price').waitFor();
    expect(await panel(page).count()).toBe(1);
    expect(await tab(page, 'Patients').getAttribute('aria-selected')).toBe('true');
  });

  test.for(someOf(['before the app is there', 'afterwards'], ['before the app is there']))(
    'move by arrow keys, %s',
    async (when, { visitor }) => {
      const page = await visitor.open('/real-time-claims');
      if (when === 'afterwards') await hydrate(page);
      await tab(page, 'Providers').focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Clean claims in, fewer calls back').waitFor();
      expect(await isFocused(page, 'Payers')).toBe(true);
      await page.keyboard.press('End');
      await page.getByText('One price, and it stays that price').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('Know today what today has earned').waitFor();
      expect(await isFocused(page, 'Providers')).toBe(true);
    },
  );

  test.runIf(isThorough)('show everything where there is no script', async ({ visitor }) => {
    const page = await visitor.open('/real-time-claims', { javaScriptEnabled: false });
    for (const heading of ['Know today what today has earned', 'Clean claims in', 'One price, and it stays'])
      expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
  });
});

describe('the ticker', () => {
  const position = (page: Page) =>
    page
      .locator('[data-block="stat-ticker"] dl')
      .first()
      .evaluate((row) => row.getBoundingClientRect().left);
  const playState = (page: Page) =>
    page.locator('[data-block="stat-ticker"] > div').evaluate((row) => row.getAnimations()[0]?.playState);
  /** Waits until the figures stand elsewhere than now. */
  const expectToMove = async (page: Page) => {
    const before = await position(page);
    await expect.poll(() => position(page)).not.toBe(before);
  };

  test('moves at once, and stands still at the press of its button', async ({ visitor }) => {
    const page = await visitor.open('/', moving);
    const delay = page
      .locator('[data-block="stat-ticker"] > div')
      .evaluate((row) => row.getAnimations()[0]?.effect?.getTiming().delay);
    expect(await delay).toBe(0);
    await expectToMove(page);
    await page.getByRole('button', { name: 'Pause the moving figures' }).click();
    await page.getByRole('button', { name: 'Let the figures move' }).waitFor();
    expect(await playState(page)).toBe('paused');
    await page.getByRole('button', { name: 'Let the figures move' }).click();
    await page.getByRole('button', { name: 'Pause the moving figures' }).waitFor();
    await page.mouse.move(0, 700);
    await expectToMove(page);
  });

  test.for(someOf([390, 1280, 3840], [3840]))(
    'fills a window of %d pixels without a gap, at every time',
    async (width, { visitor }) => {
      const page = await visitor.open('/', { ...moving, viewport: { width, height: 900 } });
      const line = page.locator('[data-block="stat-ticker"] > div');
      const gaps = await line.evaluate((element) => {
        const [animation] = element.getAnimations();
        const { delay = 0, duration = 0 } = animation?.effect?.getTiming() ?? {};
        animation?.pause();
        /** The widest stretch of the window in which no figure, label or line stands. */
        const widest = () => {
          const parts = [...element.querySelectorAll('dl > div')].map((part) => part.getBoundingClientRect());
          let [reached, gap] = [0, 0];
          for (const { left, right } of parts.sort((one, other) => one.left - other.left)) {
            gap = Math.max(gap, Math.min(left, innerWidth) - reached);
            reached = Math.max(reached, right);
          }
          return Math.max(gap, innerWidth - reached);
        };
        return Array.from({ length: 41 }, (_, step) => {
          if (animation) animation.currentTime = (delay ?? 0) + (Number(duration) * step) / 40.0001;
          return widest();
        });
      });
      // What stands between two figures is as wide everywhere.
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
      expect(Math.max(...gaps)).toBeLessThan(width / 8);
    },
  );

  test.runIf(isThorough)('does not move for who wants less motion', async ({ visitor }) => {
    const page = await visitor.open('/', { reducedMotion: 'reduce' });
    const moves = page.locator('[data-block="stat-ticker"] > div').evaluate((row) => row.getAnimations().length);
    expect(await moves).toBe(0);
  });
});

describe('the states’ calculator', () => {
  const results = (page: Page) => page.locator('#savings').getByRole('status');

  test('shows savings only above 0, in billions with one decimal', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    await hydrate(page);
    const economy = page.getByLabel('Total state healthcare economy');
    expect((await results(page).innerText()).trim()).toBe('');
    await economy.fill('400');
    await page.getByLabel('State employee health').fill('20');
    expect(await results(page).innerText()).toMatch(/Potential savings each year\s+\$15\.8B/);
    await page.getByLabel('Resident impact').fill('6,300,000');
    await page.getByLabel('Hospitals sustained').fill('42');
    expect(await results(page).innerText()).toMatch(/residents[^\n]*\s+\$2,500/);
    expect(await results(page).innerText()).toMatch(/hospitals[^\n]*\s+\$375\.0M/);
    await page.getByLabel('State employee health').fill('none');
    expect(await results(page).innerText()).toContain('$15.0B');
    await economy.fill('four hundred');
    expect((await results(page).innerText()).trim()).toBe('');
  });

  test.runIf(isThorough)('reads numbers as people write them, and says so where it can’t', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    await hydrate(page);
    const economy = page.getByLabel('Total state healthcare economy');
    const unread = page.getByText('No number can be read here, so it counts as 0.');
    for (const text of ['1,000', '$ 1000', '1e3', '1 000', '1\u202f000']) {
      await economy.fill(text);
      await expect.poll(() => results(page).innerText(), { message: text }).toContain('$37.5B');
      expect(await unread.count(), text).toBe(0);
    }
    await economy.fill('1.333');
    await page.getByText('= 1.333', { exact: true }).waitFor();
    expect(await economy.getAttribute('aria-invalid')).toBeNull();
    for (const [text, total] of [
      ['12.345', '$12.3B'],
      ['100.125', '$100.1B'],
    ] as const) {
      await economy.fill(text);
      await expect.poll(() => results(page).innerText(), { message: text }).toContain(total);
    }
    for (const text of ['1.000.5', 'about 1000', '1,00']) {
      await economy.fill(text);
      await expect.poll(() => results(page).innerText(), { message: text }).toBe('');
      await unread.waitFor();
      expect(await economy.getAttribute('aria-invalid')).toBe('true');
    }
    await economy.fill('');
    await unread.waitFor({ state: 'detached' });
  });

  test.runIf(isThorough)('groups large amounts, and shows the least savings that are above 0', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    await hydrate(page);
    const economy = page.getByLabel('Total state healthcare economy');
    await economy.fill('40000');
    await expect.poll(() => results(page).innerText()).toContain('$1,500.0B');
    await economy.fill('1');
    await expect.poll(() => results(page).innerText()).toContain('$1.0B');
    expect(await results(page).innerText()).toMatch(/Potential savings each year\s+\$0\.0B/);
  });

  test.runIf(isThorough)('stands with its labels and its fields on one line, hints or none', async ({ visitor }) => {
    for (const path of ['/policymakers', '/providers']) {
      const page = await visitor.open(path);
      const rows = await page.locator('[data-block="calculator"]').evaluate((section) => {
        const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
        return [...section.querySelectorAll('label')].map((label) => {
          const field = label.parentElement?.querySelector('input, select') ?? null;
          return { label: label.getBoundingClientRect().bottom, field: top(field) };
        });
      });
      expect(new Set(rows.map(({ field }) => field)).size, path).toBe(rows.length / 2);
      for (const { label, field } of rows)
        for (const other of rows.filter((each) => each.field === field))
          expect(Math.abs(other.label - label), path).toBeLessThan(1);
    }
  });

  test.runIf(isThorough)('counts what was typed before the app was there', async ({ visitor }) => {
    const page = await visitor.newPage();
    const arrive = await holdBack(page, '**/assets/app-*.js');
    await page.goto('/policymakers');
    await page.getByLabel('Total state healthcare economy').fill('80');
    expect(await page.evaluate(() => window.earlyActions)).toEqual([]);
    arrive();
    await hydrate(page);
    expect(await page.getByLabel('Total state healthcare economy').inputValue()).toBe('80');
    expect(await results(page).innerText()).toContain('$3.0B');
  });
});
