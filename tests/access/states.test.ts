import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { hydrate, test, type VisitOptions } from '../support/visitor.ts';
import { axeViolations } from './support/axe.ts';
import { sidewaysPixels, smallTargets } from './support/measure.ts';

const functionUrl = '**/functions/v1/send-contact-email';
const narrow = [320];
const wide = [768, 1280];
const all = [...narrow, ...wide];

const dialogOf = (page: Page) => page.getByRole('dialog');

/** A page as it is after something was done on it, and the widths in which that can be. */
type State = {
  name: string;
  path: string;
  widths: readonly number[];
  /** Does it, and gives what shows that it is done. */
  reach: (page: Page) => Promise<Locator>;
  options?: VisitOptions;
  /** Whether another state shows most of it: the long run looks at it. */
  isRare?: boolean;
};

const states: State[] = [
  {
    name: 'the small menu is open',
    path: '/governance',
    widths: narrow,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      return page.getByRole('banner').getByRole('link', { name: 'Payers' });
    },
  },
  {
    name: 'a dropdown is open',
    path: '/governance',
    widths: wide,
    reach: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
      return page.getByRole('banner').getByRole('link', { name: 'Team' });
    },
  },
  {
    name: 'a contact dialog is open',
    isRare: true,
    path: '/contact',
    widths: all,
    reach: async (page) => {
      await page.locator('main [data-form]').first().click();
      return dialogOf(page);
    },
  },
  {
    name: 'the server has refused some fields',
    path: '/',
    widths: all,
    reach: async (page) => {
      const refused = { name: 'Enter your full name', email: 'Enter an e-mail address', message: 'Enter your message' };
      await sendForm(page, 400, { ok: false, error: 'Some fields need another look.', fields: refused });
      return dialogOf(page).getByRole('group', { name: 'There is a problem' });
    },
  },
  {
    name: 'the home dialog tells of a failure',
    path: '/',
    widths: all,
    reach: async (page) => {
      await sendForm(page, 500, { ok: false, error: 'Not kept.' });
      return dialogOf(page).getByRole('alert');
    },
  },
  {
    name: 'the contact page tells of a failure',
    isRare: true,
    path: '/contact',
    widths: all,
    reach: async (page) => {
      await sendForm(page, 500, { ok: false, error: 'Not kept.' });
      return dialogOf(page).getByRole('alert');
    },
  },
  {
    name: 'a message was sent',
    isRare: true,
    path: '/contact',
    widths: all,
    reach: async (page) => {
      await sendForm(page, 200, { ok: true });
      await dialogOf(page).waitFor({ state: 'detached' });
      return page.getByRole('status').filter({ hasText: 'Message sent successfully!' });
    },
  },
  {
    name: 'the form that needs no dialog is shown',
    isRare: true,
    path: '/contact#write',
    widths: all,
    reach: async (page) => page.locator('#write').getByLabel('Full Name'),
  },
  {
    name: 'another tab is chosen',
    isRare: true,
    path: '/real-time-claims',
    widths: all,
    reach: async (page) => {
      await page.getByRole('tab', { name: 'Payers' }).click();
      return page.getByRole('tabpanel', { name: 'Payers' });
    },
  },
  {
    name: 'an answer is open',
    isRare: true,
    path: '/faq',
    widths: all,
    reach: async (page) => {
      await page.locator('summary').first().click();
      return page.locator('details[open] p').first();
    },
  },
  {
    name: 'a calculator shows results',
    path: '/policymakers',
    widths: all,
    reach: async (page) => {
      await hydrate(page);
      await page.getByLabel('Total state healthcare economy').fill('400');
      return page.locator('#savings').getByRole('status').getByText('$15.0B');
    },
  },
  {
    name: 'a category of the news is chosen',
    isRare: true,
    path: '/news',
    widths: all,
    options: { site: 'working' },
    reach: async (page) => {
      await hydrate(page);
      await page.getByRole('button', { name: 'Policy', exact: true }).click();
      return page.getByRole('button', { name: 'Policy', exact: true, pressed: true });
    },
  },
];

const frequent = states.filter(({ isRare }) => !isRare);

describe.each(someOf(states, frequent).map((state, index) => [state.name, state, index] as const))(
  '%s',
  (_, state, index) => {
    const { path, widths, reach, options } = state;
    test('axe finds no fault, no target is small, nothing is sideways', async ({ visitor }) => {
      const [width = 1280] = widths;
      const some = someOf(
        widths,
        widths.filter((each) => each !== 768 || widths.length === 1),
      );
      const page = await visitor.open(path, { reducedMotion: 'reduce', viewport: { width, height: 800 }, ...options });
      await keepToasts(page);
      const shown = await reach(page);
      for (const width of some) {
        await page.setViewportSize({ width, height: 800 });
        await shown.waitFor();
        // One state is looked at in the narrowest way, the next in the widest; the long run looks at each in all ways.
        const isChosen = some.length === 1 || width === some[index % 2];
        for (const theme of someOf(['dark', 'light'], isChosen ? [width < 1280 ? 'dark' : 'light'] : [])) {
          await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
          expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([]);
        }
        expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
        expect(await page.evaluate(sidewaysPixels), `${width} px`).toBe(0);
      }
      expect(await shown.isVisible()).toBe(true);
      visitor.expectFailedRequests();
    });
  },
);

/** Opens the first form of the page, fills it and sends it to a backend that gives this answer. */
async function sendForm(page: Page, status: number, answer: object): Promise<void> {
  await page.route(functionUrl, (route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(answer) }),
  );
  await page.locator('main [data-form]').first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Message').fill('Hello');
  await dialog.locator('[type="submit"]').click();
}

/** Lets toasts stay for as long as it takes to look at them. */
function keepToasts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const bar = '.Toastify__toast-container .Toastify__toast .Toastify__progress-bar--animated';
    document.styleSheets[0]?.insertRule(`${bar} { animation-play-state: paused !important; }`);
  });
}
