import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { valueAt } from '#kit/model';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { FormPane } from './FormPane.tsx';

HTMLElement.prototype.scrollIntoView ??= () => undefined;

let store: StudioStore;
afterEach(() => store.close());

const questions = (item: object) => ({ type: 'accordion', heading: 'Asked', items: [item] });

/** The form of questions, as somebody wrote them into the file. */
async function showQuestions(section: object): Promise<() => unknown> {
  const host = hostOf(sampleContent());
  store = await openStore(host);
  const { page: file } = store.state;
  const path = ['sections', 0];
  await act(() =>
    store.edit([{ file, edit: { op: 'insert', path: ['sections'], index: 0, value: section } }], {
      says: 'Asked',
    }),
  );
  act(() => store.select({ file, path }));
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  return () => valueAt(store.state.fileView?.data, path);
}

const press = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

it('a name that is misspelt is put right by a press, and stays what it is', async () => {
  const now = await showQuestions(questions({ qestion: 'Why?', answer: 'So.' }));
  await press('Fix it');
  await expect.poll(now).toEqual(questions({ question: 'Why?', answer: 'So.' }));
});

it('what stands in a field that there is none of is told with it, and taken out by a press', async () => {
  const asked = { question: 'Why?', answer: 'So.' };
  const now = await showQuestions(questions({ ...asked, Qestion: 'What for?' }));
  await screen.findByText('It says “What for?”.');
  await press('Delete it');
  await expect.poll(now).toEqual(questions(asked));
  expect(document.activeElement).not.toBe(document.body);
  await act(() => store.undo());
  await expect.poll(now).toEqual(questions({ ...asked, Qestion: 'What for?' }));
});

it('what a section as a whole has no field of goes, too, and the focus stays in the form', async () => {
  const asked = questions({ question: 'Why?', answer: 'So.' });
  const now = await showQuestions({ ...asked, colour: { of: 'sea' } });
  await press('Delete it');
  await expect.poll(now).toEqual(asked);
  expect(screen.getByRole('region', { name: 'Form' }).contains(document.activeElement)).toBe(true);
});

it('what is on or off is on as soon as it is added', async () => {
  const now = await showQuestions(questions({ question: 'Why?', answer: 'So.' }));
  await press('Hidden from visitors');
  await expect.poll(() => valueAt(now(), ['hidden'])).toBe(true);
});
