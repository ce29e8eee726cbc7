import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../../tests/studio/support/open-store.ts';
import { Said } from '../../shell/Said.tsx';
import { StudioProvider } from '../../store/context.tsx';
import { FormPane } from '../FormPane.tsx';
import { Messages } from '../Messages.tsx';
import { FormScopeProvider } from '../scope.tsx';
import { AddLanguage } from './AddLanguage.tsx';

Element.prototype.scrollIntoView = () => undefined;

const scope = { data: {}, root: [], isReadOnly: false, messages: new Map(), selected: [] };
const hours = { type: 'opening-hours', heading: 'When', hours: { mo: '10:00-18:00' } };

it('a language that is added has a place for its words, and tells what is next, with the way to each', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const { page } = store.state;
  await store.edit([{ file: page, edit: { op: 'insert', path: ['sections'], index: 0, value: hours } }], {
    says: 'Hours',
  });
  const shown = (
    <StudioProvider store={store} host={host}>
      <FormScopeProvider {...scope} file="schema/example-site/_site.yaml">
        <AddLanguage path={['languages', 2]} listed={['en', 'es']} />
      </FormScopeProvider>
      <Said />
      <FormPane />
    </StudioProvider>
  );
  const { unmount } = render(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Add a language' }));
  await userEvent.keyboard('German{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const words = 'schema/example-site/de/_site.yaml';
  expect(store.state.selection).toEqual({ file: words, path: ['navigation'] });
  const note = () => store.state.siteState.diagnostics.filter(({ code }) => code === 'language/no-words');
  await expect.poll(() => note().map(({ file }) => file)).toEqual([words]);
  // Its menu begins as that of the original, which its first entry would stand in the place of.
  const menuOf = async (file: string) => (await store.ask((asked) => asked.entry(file, ['navigation'])))?.value;
  await userEvent.click(await screen.findByRole('button', { name: 'Add a menu entry' }));
  await expect.poll(() => menuOf(words)).toEqual(await menuOf('schema/example-site/_site.yaml'));
  await userEvent.click(screen.getByRole('button', { name: 'Home page' }));
  expect(store.state.page).toBe(words.replace('_site.yaml', 'home.yaml'));
  expect(screen.getByRole('button', { name: 'Small words' })).toBeTruthy();
  unmount();
  // What its sections say by themselves leads to where it is written.
  const small = () => store.state.diagnostics.filter(({ code }) => code === 'language/words');
  await expect.poll(() => small().length).toBeGreaterThan(0);
  render(
    <StudioProvider store={store} host={host}>
      <FormScopeProvider {...scope} file={page}>
        <Messages messages={small().slice(0, 1)} />
      </FormScopeProvider>
    </StudioProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Write them' }));
  expect(store.state.selection).toEqual({ file: words, path: ['labels'] });
  // It stays in reach on other pages, until it is closed or undone.
  await act(() => store.openPage(page));
  expect(store.state.notice?.ways.map(({ does }) => does)).toEqual(['Small words']);
  await act(() => store.undo());
  expect(store.state.notice).toBeUndefined();
  store.close();
});
