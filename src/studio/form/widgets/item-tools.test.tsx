import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { childOf } from '#kit/model';
import { hostOf, openStore } from '../../../../tests/studio/support/open-store.ts';
import { stubLayout } from '../../../../tests/studio/support/stub-layout.ts';
import { StudioProvider } from '../../store/context.tsx';
import { FormPane } from '../FormPane.tsx';

it('an entry goes to the top of its list or to the end at once, where that is more than a step, and what is open stays so', async () => {
  stubLayout();
  const folder = `${projectRoot}/schema/sample-site`;
  const host = hostOf(readContent(projectRoot, folder, `${folder}/_public`));
  const store = await openStore(host);
  const file = [...store.state.texts.keys()].find((name) => /(^|\/)home\.yaml$/.test(name)) ?? '';
  store.select({ file, path: ['sections', 2] });
  await expect.poll(() => store.state.fileView?.file, { timeout: 20_000 }).toBe(file);
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  const ways = async (step: number) => {
    const tools = await screen.findByRole('group', { name: `Step ${step}` });
    return [...tools.querySelectorAll<HTMLElement>('[popover] button')];
  };
  const namesOf = async (step: number) => (await ways(step)).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await namesOf(1)).toEqual(['Move down', 'Move to the end', 'Copy', 'Delete']));
  expect(await namesOf(2)).toEqual(['Move up', 'Move down', 'Move to the end', 'Copy', 'Delete']);
  expect(await namesOf(4)).toEqual(['Move up', 'Move to the top', 'Copy', 'Delete']);
  const titles = () => {
    const items = childOf(childOf(childOf(store.state.fileView?.data, 'sections'), '2'), 'items');
    return Array.isArray(items) ? items.map((item) => childOf(item, 'title')) : [];
  };
  const before = titles();
  const top = (await ways(4)).find(({ textContent }) => textContent === 'Move to the top');
  if (top) await userEvent.click(top);
  await expect.poll(titles).toEqual([before.at(-1), ...before.slice(0, -1)]);
  const press = async (step: number, words: string) => {
    const way = (await ways(step)).find(({ textContent }) => textContent === words);
    if (way) await userEvent.click(way);
  };
  const rows = () => [...document.querySelectorAll<HTMLElement>('[data-kind="group"] .open')];
  const open = () => rows().filter((row) => row.getAttribute('aria-expanded') === 'true');
  const [, second] = rows();
  if (second) await userEvent.click(second);
  const opened = [second?.textContent];
  const isOpenAlone = () => expect.poll(() => open().map(({ textContent }) => textContent)).toEqual(opened);
  await isOpenAlone();
  await press(1, 'Delete');
  await expect.poll(() => titles().length).toBe(before.length - 1);
  await isOpenAlone();
  await press(3, 'Move to the top');
  await expect.poll(() => titles()[0]).toBe(before[2]);
  await isOpenAlone();
  rows()[0]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => titles()[1]).toBe(before[2]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => titles()[0]).toBe(before[2]);
  await isOpenAlone();
  await press(1, 'Copy');
  await expect.poll(() => titles().length).toBe(before.length);
  await isOpenAlone();
  await store.undo();
  await expect.poll(() => titles().length).toBe(before.length - 1);
  await isOpenAlone();
  store.close();
  vi.unstubAllGlobals();
});
