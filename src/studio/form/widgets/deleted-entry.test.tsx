import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileStore, formStore } from '../../../../tests/studio/support/form-store.ts';
import { showStore } from '../../../../tests/studio/support/shown-form.tsx';
import { entryLabel } from '../entry-label.ts';

const questions = [
  { question: 'May I help?', answer: 'Yes.' },
  { question: 'Is there a crane?', answer: 'There is.' },
];
const faq = { type: 'accordion', heading: 'Before you come', items: questions };
const site = { url: 'https://example.org', name: 'A site', notices: [{ text: 'Closed on Monday' }] };

async function press(tools: string, words: string) {
  const button = [...screen.getByRole('group', { name: tools }).querySelectorAll('button')].find(
    ({ textContent }) => textContent === words,
  );
  await act(async () => button && fireEvent.click(button));
}

it.each([
  ['Question 2', 'Question “Is there a crane?”', formStore(faq)],
  ['Notice 1', 'Notice “Closed on Monday”', fileStore({ kind: 'SiteSource', data: site, selected: ['notices'] })],
])(
  'an entry of a list that is deleted is told with the way back, also the only one: %s',
  async (title, label, store) => {
    showStore(store);
    const { calls } = vi.spyOn(store, 'edit').mock;
    await press(title, 'Delete');
    expect(calls.at(-1)?.[1]).toEqual({ says: `${label} was deleted`, isShown: true });
  },
);

it('what is done with an entry of a list calls it as its row does', async () => {
  const store = formStore(faq);
  showStore(store);
  const { calls } = vi.spyOn(store, 'edit').mock;
  const said = () => calls.at(-1)?.[1]?.says;
  const heard = () => calls.at(-1)?.[1]?.aloud;
  await press('Question 2', 'Move up');
  expect(said()).toBe('Question “Is there a crane?” was moved');
  expect(heard()).toBe(' to 1 of 2');
  await press('Question 1', 'Copy');
  expect(said()).toBe('Question “Is there a crane?” was copied');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add a question' })));
  expect(said()).toMatch(/^Question “.+” was added$/);
  expect(heard()).toBe(', 4 of 4');
});

it('an entry that is nothing but an address goes by its number', () => {
  const profile = { type: 'string', kind: 'link' } as const;
  expect(entryLabel('profile', 1, profile, '/about', String)).toBe('Profile 2');
});

it('a language is called by its name', () => {
  const language = { type: 'string', widget: 'language' } as const;
  expect(entryLabel('language', 1, language, 'de', String)).toBe('German');
});
