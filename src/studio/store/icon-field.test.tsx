import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { stubLayout } from '../../../tests/studio/support/stub-layout.ts';
import { FormPane } from '../form/FormPane.tsx';
import { StudioProvider } from './context.tsx';
import type { StudioStore } from './types.ts';

const sample = sampleContent();
const page = `${sample.folder}/cards.yaml`;
/** A page with a card that has a small drawing, and a comment beside it. */
const cards = (icon: string) => `title: A page with a card
description: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: Cards
  - type: card-grid
    items:
      - title: A card
        icon: ${icon} # as in the folder
      - title: Another
`;
const host = hostOf(withTexts(sample, new Map([[page, cards('lock')]])));
let store: StudioStore;

beforeAll(async () => {
  stubLayout();
  store = await openStore(host);
  await store.openPage(page);
});
afterAll(() => {
  store.close();
  vi.unstubAllGlobals();
});

async function show(): Promise<HTMLElement> {
  store.select({ file: page, path: ['sections', 1, 'items', 0, 'icon'] });
  await expect.poll(() => store.state.fileView?.file).toBe(page);
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  return screen.findByRole('button', { name: /^Icon: / });
}

const find = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const shown = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

it('a small drawing is found by typing and chosen with Enter, and the file gets its name and nothing else', async () => {
  const button = await show();
  expect(button.textContent).toBe('Lock');
  fireEvent.click(button);
  const all = shown().length;
  find('clo');
  expect(shown()).toContain('clock');
  expect(shown().length).toBeLessThan(all);
  find('nothing like it');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByText(/None is called so/)).toBeDefined();
  find(' CLOCK');
  await act(async () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' }));
  await expect.poll(() => store.state.texts.get(page)).toBe(cards('clock'));
  expect(screen.queryByRole('searchbox')).toBeNull();
  await expect.poll(() => button.textContent).toBe('Clock');
  expect(document.activeElement).toBe(button);
});

it('Escape leaves the file as it was and brings the focus back; one of those that were found can be chosen too', async () => {
  const before = store.state.texts.get(page);
  const button = await show();
  fireEvent.click(button);
  find('peop');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(store.state.texts.get(page)).toBe(before);
  fireEvent.click(button);
  find('peop');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'People' })));
  await expect.poll(() => store.state.texts.get(page)).toBe(cards('people'));
});

it('a name that no drawing has is told beside the field, and goes once one is chosen', async () => {
  await act(() => store.setText(page, cards('peple'), { says: 'Typed' }));
  const button = await show();
  const message = await screen.findByText(/peple/, { selector: '[data-severity] *' });
  const described = button.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described).toContain(message.closest('ul')?.id);
  fireEvent.click(button);
  find('people');
  await act(async () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' }));
  await expect.poll(() => store.state.texts.get(page)).toBe(cards('people'));
  await expect.poll(() => document.querySelector('[data-path] [data-severity]')).toBeNull();
});
