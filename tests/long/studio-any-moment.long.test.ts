import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { savedWords } from '../studio/support/studio-user.ts';
import { freshSeed, randomFrom } from '../support/random.ts';
import { KillableStudio } from './support/killable-studio.ts';
import { ways } from './support/typing.ts';

const studio = new KillableStudio();
let browser: Browser;
beforeAll(async () => {
  await studio.start();
  browser = await launchChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await studio.end();
});

/** A fault: how it begins, and how it ends. Those that kill the tab leave nothing that could end by itself. */
type Fault = {
  name: string;
  killsTab?: true;
  begin: (page: Page) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
};

const api = '**/_studio/api/**';

const faults: readonly Fault[] = [
  {
    name: 'the tab crashes',
    killsTab: true,
    begin: async (page) => {
      const crashed = page.waitForEvent('crash');
      const session = await page.context().newCDPSession(page);
      void session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
  },
  { name: 'the tab is closed', killsTab: true, begin: (page) => page.close() },
  {
    name: 'the tab is loaded again',
    killsTab: true,
    begin: (page) => page.goto('about:blank').then(() => page.close()),
  },
  { name: 'the server is killed', begin: () => studio.kill(), end: (page) => studio.startAgain(page) },
  {
    name: 'the network is gone',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: 'the network is slow',
    begin: (page) =>
      page.route(api, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue().catch(() => undefined);
      }),
    end: (page) => page.unroute(api),
  },
  {
    name: 'every answer is a failure',
    begin: (page) => page.route(api, (route) => route.fulfill({ status: 500, body: '{"message":"No."}' })),
    end: (page) => page.unroute(api),
  },
  {
    name: 'every answer is lost',
    begin: (page) =>
      page.route(api, async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort().catch(() => undefined);
      }),
    end: (page) => page.unroute(api),
  },
];

async function openStudio(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(await studio.nextAddress());
  await page.getByRole('tree').waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Takes back what is offered, and saves until all is. */
async function saveAll(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Bring them back' });
  if (await offer.isVisible()) {
    await offer.click();
    await offer.waitFor({ state: 'detached' });
  }
  const saved = page.getByText(savedWords);
  for (let attempt = 0; attempt < 4 && !(await saved.isVisible()); attempt += 1) {
    await page.keyboard.press('Control+s');
    await saved.waitFor({ timeout: 15_000 }).catch(() => undefined);
  }
  await saved.waitFor({ timeout: 1000 }).catch(async () => {
    const seen = await page.locator('[role=status], section, p').allInnerTexts();
    throw new Error(`It isn’t saved: ${seen.filter(Boolean).join(' | ').slice(0, 1500)}`);
  });
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

type Round = { way: string; fault: string; typed: string; found: string };

/** Works in some way until a fault comes at a random letter, and looks what the files say once all is well again. */
async function playRound(pick: (count: number) => number): Promise<Round> {
  studio.reset();
  const before = studio.texts();
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const way = ways[pick(ways.length)] ?? ways[0];
  const fault = faults[pick(faults.length)] ?? faults[0];
  if (!way || !fault) throw new Error('There is none.');
  let page = await openStudio(context);
  const tour = page.getByRole('button', { name: 'Skip the tour' });
  if (await tour.isVisible()) await tour.click();
  if (pick(3) === 0) await page.getByLabel('AutoSave').check();
  await way.begin(page);
  const words = Array.from({ length: 4 + pick(20) }, () => letters[pick(letters.length)]).join('');
  const at = pick(words.length);
  const savesAt = pick(2) === 0 ? pick(words.length) : -1;
  let typed = '';
  const type = async (letter: string, index: number) => {
    await page.keyboard.press(letter);
    typed += letter;
    if (index === savesAt) await page.keyboard.press('Control+s');
    if (pick(4) === 0) await new Promise((resolve) => setTimeout(resolve, pick(60)));
  };
  if (way.act) await way.act(page);
  for (const [index, letter] of [...(way.act ? '' : words)].entries()) {
    if (index === at && !fault.killsTab) await fault.begin(page);
    if (index > at && fault.killsTab) break;
    await type(letter, index);
  }
  if (way.act && !fault.killsTab) await fault.begin(page);
  if (fault.killsTab) await fault.begin(page);
  else {
    await page.keyboard.press('Control+s');
    const isKilledToo = pick(2) === 0;
    if (isKilledToo) await page.close();
    else await new Promise((resolve) => setTimeout(resolve, pick(2500)));
    if (!isKilledToo || fault.name.startsWith('the server')) await fault.end?.(page);
    await context.setOffline(false);
  }
  if (page.isClosed()) page = await openStudio(context);
  await saveAll(page).catch((cause: unknown) => {
    throw new Error(`${way.name}, ${fault.name}, typed ${typed}`, { cause });
  });
  const after = studio.texts();
  await context.close();
  const found = way.act
    ? Number([...after].some(([file, text]) => text !== before.get(file)))
    : longestPrefix(typed, [...after.values()].join('\n'));
  return { way: way.name, fault: fault.name, typed: way.act ? '1' : typed, found: String(found) };
}

/** As much of what was typed as stands in a text. */
function longestPrefix(typed: string, text: string): string {
  let length = typed.length;
  while (length > 0 && !text.includes(typed.slice(0, length))) length -= 1;
  return typed.slice(0, length);
}

it.each([0, 1, 2])('nothing that was typed is lost, whatever is killed at whatever moment: part %i', async (part) => {
  const seed = freshSeed() + part;
  const pick = randomFrom(seed);
  const rounds: Round[] = [];
  for (let round = 0; round < 40; round += 1) {
    rounds.push(
      await playRound(pick).catch((error: unknown) => {
        throw new Error(`seed ${seed}, round ${round}, after ${JSON.stringify(rounds.at(-1))}`, { cause: error });
      }),
    );
  }
  const lost = rounds.filter(({ typed, found }) => typed !== found);
  const typed = rounds.reduce((sum, round) => sum + round.typed.length, 0);
  console.log(`seed ${seed}: ${rounds.length} rounds, ${typed} letters, ${lost.length} rounds with a loss`);
  expect(lost, `SEED=${seed - part}`).toEqual([]);
});
