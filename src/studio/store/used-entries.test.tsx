import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { FormPane } from '../form/FormPane.tsx';
import { StudioProvider } from './context.tsx';
import type { StudioStore } from './types.ts';

const sample = sampleContent();
const [first] = sample.pages;
const page = first?.file ?? '';
const facts = sample.facts?.file ?? '';
const site = sample.site?.file ?? '';
const figure = (name: string) =>
  `${name}:\n  value: "3" # by hand\n  meaning: How long.\n  source: The book\n  checked: 2026-01-01\n`;
const own = `${figure('boat_time')}# Seldom.\n${figure('spare_time')}`;
const before = `${sample.facts?.text ?? ''}\n${own}`;
const content = withTexts(
  sample,
  new Map([
    [facts, before],
    [page, `${first?.text}`.replace(/^title: .*$/m, 'title: Our boats')],
  ]),
);
const host = hostOf(content);
let store: StudioStore;

beforeAll(async () => {
  // What jsdom has no part of.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  store = await openStore(host);
  const description = 'It takes ((facts.boat_time)).';
  await store.edit([{ file: page, edit: { op: 'set', path: ['description'], value: description } }], { says: 'Used' });
  await vi.waitUntil(() => store.state.choices.facts.find(({ name }) => name === 'boat_time')?.pages[0] === page);
});
afterAll(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function show(file: string, field?: string): Promise<void> {
  store.select({ file, path: field === undefined ? [] : [field] });
  await expect.poll(() => store.state.fileView?.file).toBe(file);
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('a figure that a page shows is taken away after a question, which names the page; one that none shows at once', async () => {
  await show(facts);
  await press('Delete boat time, used on 1 page');
  const dialog = screen.getByRole('dialog', { name: 'Delete “boat time”?' });
  expect(dialog.querySelector('li')?.textContent).toBe('About');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.state.texts.get(facts)).toBe(before);

  await press('Delete boat time, used on 1 page');
  expect(screen.getByRole('button', { name: 'Delete it all the same' }).className).toContain('danger');
  await press('Delete it all the same');
  await expect.poll(() => store.state.texts.get(facts)).toBe(before.replace(figure('boat_time'), ''));
  expect(store.state.undo).toBe('Figure “boat time” was deleted');
  await act(() => store.undo());
  expect(store.state.texts.get(facts)).toBe(before);

  await press('Delete spare time');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => store.state.texts.get(facts)).not.toContain('spare_time');
  await act(() => store.undo());
});

it.each(['forms', 'inquiryTypes'] as const)('%s know where they are used', async (part) => {
  await show(site, part);
  const used = store.state.choices[part].filter(({ uses }) => uses > 0);
  expect(used.length).toBeGreaterThan(0);
  const labels = screen.getAllByRole('button', { name: /^Delete / }).map((each) => each.getAttribute('aria-label'));
  expect(labels.filter((label) => /, used (?:on|in) \d/.test(label ?? '')).length).toBeGreaterThanOrEqual(used.length);
});

it('a form that is opened says on which pages it is used, for what is changed in it is changed there', async () => {
  await show(site, 'forms');
  const used = store.state.choices.forms.find(({ pages }) => pages.length > 0);
  act(() => store.select({ file: site, path: ['forms', used?.name ?? '', 'title'] }));
  expect(await screen.findByText(/^Used on \d/)).toBeTruthy();
});

it('the address of who wrote is put into the words after sending by a button that says so', async () => {
  await show(site, 'forms');
  const [form] = store.state.choices.forms;
  const path = ['forms', form?.name ?? '', 'success', 'text'];
  act(() => store.select({ file: site, path }));
  const [tool] = await screen.findAllByLabelText('Put in');
  expect(screen.getAllByText(/“Put in”, above it, adds their e-mail address\./).length).toBeGreaterThan(0);
  const addresses = () => store.state.texts.get(site)?.split('((form.email))').length ?? 0;
  const had = addresses();
  if (tool) await act(async () => fireEvent.click(tool));
  await act(async () => fireEvent.click(screen.getByRole('option', { name: /their e-mail address/ })));
  await expect.poll(() => store.state.undo).toMatch(/Text/);
  expect(addresses()).toBe(had + 1);
});
