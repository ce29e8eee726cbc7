import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '#builder/render';
import { forms, windows } from '../studio/support/studio-states.ts';
import { startUser } from '../studio/support/studio-user.ts';
import { writeWorkshop } from '../studio/support/workshop-site.ts';
import { addressLine, type RunningCommand, startScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';

const folder = temporaryFolder();
let server: RunningCommand;
let browser: Browser;

beforeAll(async () => {
  const pages = writeWorkshop(folder);
  server = startScript('studio', ['--pages', pages, '--no-open'], { PORT: '0', DATA_DIR: join(folder, 'data') });
  await server.waitFor(addressLine);
  browser = await launchChromium();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop('SIGKILL');
  removeFolder(folder);
});

/** What would move in a document and in the shadows of it: animations, transitions, scrolling that glides; each once. */
const moving = (place: Page | Frame) =>
  place.evaluate(() => {
    const found = new Set<string>();
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) {
      for (const animation of root.getAnimations()) found.add(`an animation that runs: ${animation.playState}`);
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        for (const part of ['', '::before', '::after', '::backdrop']) {
          const style = getComputedStyle(element, part || null);
          const takesTime = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
          const name = `${element.tagName}${part} ${element.className}`;
          if (style.animationName !== 'none' && takesTime(style.animationDuration)) found.add(`${name}: animation`);
          if (style.transitionProperty !== 'none' && takesTime(style.transitionDuration))
            found.add(`${name}: transition`);
          if (style.scrollBehavior === 'smooth') found.add(`${name}: scrolls smoothly`);
        }
      }
    }
    const asked: unknown = Reflect.get(globalThis, 'askedToMove');
    for (const call of Array.isArray(asked) ? asked : []) found.add(String(call));
    return [...found];
  });

/** Writes down whatever a script moves by itself. */
const watchScripts = () => {
  const asked: string[] = [];
  Object.assign(globalThis, { askedToMove: asked });
  for (const [owner, names] of [
    [Element.prototype, ['animate', 'scrollIntoView', 'scrollTo', 'scrollBy', 'scroll']],
    [window, ['scrollTo', 'scrollBy', 'scroll']],
    [Document.prototype, ['startViewTransition']],
  ] as const)
    for (const name of names) {
      const own: unknown = Reflect.get(owner, name);
      if (typeof own !== 'function') continue;
      Reflect.set(owner, name, function watched(this: unknown, ...given: unknown[]) {
        const moves = name === 'animate' || name === 'startViewTransition' || JSON.stringify(given).includes('smooth');
        if (moves) asked.push(`${name}(${JSON.stringify(given)})`);
        return Reflect.apply(own, this, given);
      });
    }
};

async function eachState(reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
  page.setDefaultTimeout(30_000);
  await page.addInitScript(watchScripts);
  const user = await startUser(page, await server.nextAddress());
  await user.open('A workshop for boats');
  const found: string[] = [];
  const look = async (name: string) => {
    for (const place of [page, await user.frame()])
      for (const motion of await moving(place)) found.push(`${name}: ${motion}`);
  };
  await look('page');
  for (const { name, enter, leave } of [...windows, ...forms]) {
    await enter(user);
    await look(name);
    await leave?.(user);
  }
  await page.close();
  return found;
}

it('nothing of the Studio and its preview moves for those who asked for that, in any window and form', async () => {
  expect(await eachState('reduce')).toEqual([]);
});

it('the same look finds what moves for all others', async () => {
  const found = await eachState('no-preference');
  expect(found.some((motion) => motion.endsWith('transition'))).toBe(true);
});
