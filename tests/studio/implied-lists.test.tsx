import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ContactHost, PageProvider, SectionView } from '#kit';
import type { ContactForm, FormField } from '#kit/model';
import { FormPane, StudioProvider, type StudioStore } from '#studio';
import { testPage, testSite } from '../support/render-block.tsx';
import { hostOf, openStore, sampleContent } from './support/open-store.ts';

const sample = sampleContent();
const file = `${sample.folder}/_site.yaml`;
const host = hostOf(sample);
let store: StudioStore;

beforeAll(async () => {
  // What jsdom has no part of.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  store = await openStore(host);
});
afterAll(() => {
  store.close();
  vi.unstubAllGlobals();
});

type File = { fields: typeof testSite.fields; forms: Record<string, ContactForm> };

/** What the site's file says, as the form shows it. */
const said = () => store.state.fileView?.data as File;

/** Shows the form of a place of the site's file, or of a language's, and presses buttons in it. */
async function press(path: readonly string[], names: readonly string[] = [], at = file): Promise<void> {
  cleanup();
  store.select({ file: at, path });
  await expect.poll(() => store.state.fileView?.file).toBe(at);
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  for (const name of names) await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** What a visitor is asked for by a form: the words of each field, what helps to fill it, and what it takes. */
async function asked(form: ContactForm): Promise<string[]> {
  cleanup();
  const site = { ...testSite, fields: said().fields };
  const opener = document.body.appendChild(document.createElement('button'));
  render(
    <MemoryRouter>
      <PageProvider value={{ site, page: testPage, openForm: () => undefined, SectionView }}>
        <ContactHost request={{ form, inquiryType: 'general', opener }} onClose={() => undefined} />
      </PageProvider>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText('Full Name');
  return [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[id], textarea')].map((field) => {
    const { type, required, autocomplete, placeholder, labels } = field;
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    return [labels?.[0]?.textContent, type, required, autocomplete, placeholder || hint].join(', ');
  });
}

it('the first question of one’s own stands behind those that every form asks, which are asked as before', async () => {
  await press([]);
  const { text: _, ...form } = { ...(said().forms['inquiry'] as ContactForm), name: 'inquiry' };
  const before = await asked(form);
  expect(before).toHaveLength(5);
  await press(['forms', 'inquiry', 'title'], ['Questions']);
  screen.getByText(/^Now: Full Name, .+ What you add comes behind them/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add a question' })));
  await expect.poll(() => said().forms['inquiry']?.fields).toHaveLength(6);
  expect(screen.queryByText(/^Now: Full Name, /)).toBeNull();
  expect(store.state.diagnostics.filter((each) => each.file === file && each.severity === 'error')).toEqual([]);
  // Hints are compiled; these have no marks.
  const fields = said().forms['inquiry']?.fields?.map((field) => ({
    ...field,
    ...(field.hint && { hint: [String(field.hint)] }),
  }));
  const after = await asked({ ...form, fields: fields as FormField[] });
  expect(after.slice(0, 5)).toEqual(before);
  expect(after[5]).toMatch(/^\(?Sample/);
  await act(async () => void (await store.undo()));
  await expect.poll(() => said().forms['inquiry']).not.toHaveProperty('fields');
});

it('each language keeps its words for the questions that every form asks, in the same step; what is new is told and comes to it in one press', async () => {
  const spanish = `${sample.folder}/es/_site.yaml`;
  const text = () => store.state.texts.get(spanish);
  const before = text();
  const spoken = async () => {
    const { value } = (await store.ask((asked) => asked.entry(spanish, ['forms', 'inquiry', 'fields']))) ?? {};
    return Array.isArray(value) ? value.map(({ label }: FormField) => label) : undefined;
  };
  const notes = () => store.state.diagnostics.filter((each) => each.code === 'form/translation');
  await press(['forms', 'inquiry', 'title'], ['Questions', 'Add a question']);
  await expect.poll(() => said().forms['inquiry']?.fields).toHaveLength(6);
  expect((await spoken())?.slice(0, 2)).toEqual(['Nombre completo', 'Correo electrónico']);
  expect(await spoken()).toHaveLength(5);
  // Whether a question has to be answered is the original’s to say.
  const first = await store.ask((asked) => asked.entry(spanish, ['forms', 'inquiry', 'fields', 0]));
  expect(Object.keys(Object(first?.value))).toEqual(['key', 'kind', 'label', 'hint']);
  await expect.poll(notes).toMatchObject([{ file: spanish, severity: 'note' }]);
  await press(['forms', 'inquiry', 'title'], ['Add a question'], spanish);
  await expect.poll(spoken).toHaveLength(6);
  await expect.poll(notes).toEqual([]);
  await act(async () => void (await store.undo()));
  await act(async () => void (await store.undo()));
  await expect.poll(text).toBe(before);
  expect(said().forms['inquiry']).not.toHaveProperty('fields');
});
