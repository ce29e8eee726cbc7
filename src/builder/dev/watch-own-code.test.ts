// In a process of its own: the code of a site is taken in once for all that a process does.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Checker } from '#engine';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { watchOwnCode } from './watch-own-code.ts';

const site = temporaryFolder();
const taken: string[][] = [];
const end = watchOwnCode(site, ({ ownChecks }: Checker) => void taken.push(Object.keys(ownChecks)));
afterAll(() => {
  end();
  removeFolder(site);
});

it('takes in a folder that was not there, what is saved in it, and that it is gone; what can’t be compiled is said', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(join(site, 'checks'));
  writeFileSync(join(site, 'checks/one.js'), 'export const check = () => [];');
  await expect.poll(() => taken.at(-1)).toEqual(['one']);
  writeFileSync(join(site, 'checks/two.js'), 'export const check = (');
  await expect
    .poll(() => said.mock.lastCall?.[0])
    .toMatch(/^The site's own code can't be compiled\.[\s\S]*checks\/two\.js/);
  expect(taken.at(-1)).toEqual(['one']);
  writeFileSync(join(site, 'checks/two.js'), 'export const check = () => [];');
  await expect.poll(() => taken.at(-1)).toEqual(['one', 'two']);
  rmSync(join(site, 'checks'), { recursive: true });
  await expect.poll(() => taken.at(-1)).toEqual([]);
});
