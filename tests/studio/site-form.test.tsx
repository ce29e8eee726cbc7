import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from './support/form-store.ts';
import { showStore } from './support/shown-form.tsx';

const site = { navigation: [{ label: 'Home', link: '/' }], footer: { text: 'Come by.' } };
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('a list that is asked for in the form of a site is open, and what is to be pressed next has the focus', async () => {
  const store = showStore(fileStore({ kind: 'SiteSource', data: site, selected: ['navigation'] }));
  await press('Menus at the side');
  expect(document.activeElement?.textContent).toBe('Add a menu at the side');
  await press('Add a menu at the side');
  expect(store.data).toMatchObject({ sideMenus: [{ below: '/' }] });
});

it('what a part of the site is for stands below its title, once, before what leads elsewhere', () => {
  showStore(fileStore({ kind: 'SiteSource', data: site, selected: ['navigation'] }));
  const about = screen.getByText('The header, from left to right.');
  expect(about.previousElementSibling).toBe(screen.getByRole('heading', { name: 'Menu' }));
});

it('a link that is the address of a page is offered pages; one to another site none, and begins as a web address', async () => {
  const store = showStore(fileStore({ kind: 'SiteSource', data: site, selected: ['footer', 'text'] }));
  await press('Social media');
  await press('Add a profile');
  expect(store.data).toMatchObject({ footer: { profiles: [{ link: expect.stringMatching(/^https:/) }] } });
  fireEvent.click(screen.getByRole('combobox', { name: 'Link' }));
  expect(offered()).toEqual([]);
  await act(async () => store.select({ file: store.state.selection.file, path: ['navigation'], keepsFocus: true }));
  await press('Menus at the side');
  await press('Add a menu at the side');
  fireEvent.click(screen.getByRole('combobox', { name: 'Pages below' }));
  expect(offered()).toEqual(['Home/']);
});

it('a new entry of the menu, and one below it, leads nowhere until somebody has said where', async () => {
  const store = showStore(fileStore({ kind: 'SiteSource', data: site, selected: ['navigation'] }));
  await press('Add a menu entry');
  expect(store.data).toEqual({ ...site, navigation: [site.navigation[0], { label: 'Sample menu entry 2' }] });
  // It stands open, with the field that is to be filled in.
  const links = screen.getAllByRole<HTMLInputElement>('combobox', { name: 'Link' });
  expect(links.map(({ value }) => value)).toEqual(['/ · Home', '']);
  const [, below = document.body] = screen.getAllByRole('button', { name: 'Links below it' });
  await act(async () => fireEvent.click(below));
  await press('Add a link');
  expect(store.data).toMatchObject({ navigation: [{}, { items: [{ link: '' }] }] });
  expect(store.data).not.toHaveProperty('navigation.1.link');
  expect(screen.getAllByRole('combobox', { name: 'Link' })).toHaveLength(2);
});

it('all colours follow the one of a brand at once; first come those that one changes, the others are folded', async () => {
  const store = showStore(
    fileStore({ kind: 'ThemeSource', data: { default: 'light' }, selected: ['colors', 'light'] }),
  );
  await act(async () =>
    fireEvent.change(screen.getByLabelText('One colour for all'), { target: { value: '#b02c14' } }),
  );
  // What can't be read in it is said where it was chosen, with what is shown in its place.
  const said = () =>
    screen.getByLabelText('One colour for all').parentElement?.querySelector('[role=status]')?.textContent;
  expect(said()).toMatch(
    /^On a dark page links and buttons have a lighter shade of it, so that they can be read: {2}#/,
  );
  expect(store.data).toMatchObject({ colors: { light: { accent: '#b02c14' }, dark: { accent: expect.any(String) } } });
  await act(async () =>
    fireEvent.change(screen.getByLabelText('One colour for all'), { target: { value: '#ffd400' } }),
  );
  expect(said()).toMatch(/^On a light page links and buttons have a darker shade of it/);
  const light = screen.getByRole('group', { name: 'In the light theme' });
  const picked = (element: Element) =>
    [...element.querySelectorAll('[type=color]')].map((field) => field.getAttribute('aria-label'));
  const rest = within(light).getByText('More colours').closest('details') as HTMLElement;
  const names = picked(light);
  expect(names.slice(0, 3)).toEqual(['Pick Ground of the page', 'Pick Words', 'Pick Accent']);
  expect(picked(rest)).toEqual(names.slice(3));
  expect(rest).toHaveProperty('open', false);
});

it('the closed row of an entry says when visitors see it', () => {
  const notices = [{ text: 'Closed on Monday', hidden: true }, { text: 'Open' }];
  showStore(fileStore({ kind: 'SiteSource', data: { ...site, notices }, selected: ['notices'] }));
  screen.getByRole('button', { name: /^Closed on Monday\s*· hidden$/ });
  screen.getByRole('button', { name: 'Open' });
});

it('a language is asked for among all that the site has not, and nothing is written before', async () => {
  const store = showStore(fileStore({ kind: 'SiteSource', data: { ...site, language: 'en' }, selected: ['url'] }));
  await press('Languages');
  await press('Add a language');
  expect(store.data).not.toHaveProperty('languages');
  const names = offered();
  expect([names.at(0), names.at(-1)]).toEqual(['Albaniansq', 'Welshcy']);
  expect(names).not.toContain('Englishen');
  await act(async () => fireEvent.keyDown(screen.getByRole('combobox', { name: 'Which language' }), { key: 'Escape' }));
  expect(offered()).toEqual([]);
  screen.getByRole('button', { name: 'Add a language' });
});

it('where the next language comes is selected, it is asked for at once, and once more after it was left', async () => {
  const data = { ...site, language: 'en', languages: ['en', 'es'] };
  const store = showStore(fileStore({ kind: 'SiteSource', data, selected: [] }));
  for (const _ of ['first', 'again']) {
    await act(async () => store.select({ file: store.state.selection.file, path: ['languages', 2] }));
    const field = screen.getByRole('combobox', { name: 'Which language' });
    expect(document.activeElement).toBe(field);
    await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
    expect(screen.queryByRole('combobox', { name: 'Which language' })).toBeNull();
  }
});

it('the kind of inquiry of a form is one of those that there are, or the words that stand there', async () => {
  const form = { title: 'Write to us', inquiryType: 'A boat' };
  const store = showStore(fileStore({ kind: 'SiteSource', data: { forms: { boat: form } }, selected: ['forms'] }));
  await press('Write to us');
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of inquiry' });
  expect([...kinds.options].map(({ text }) => text)).toEqual(['General', 'A boat']);
  await act(async () => fireEvent.change(kinds, { target: { value: 'general' } }));
  expect(store.data).toMatchObject({ forms: { boat: { inquiryType: 'general' } } });
});

it('a form begins with what it asks, who gets it and what is said then; the words of its buttons are folded', () => {
  const words = { title: 'Thank you', text: 'We have it.' };
  const inquiry = {
    title: 'Write to us',
    inquiryType: 'general',
    submit: 'Send it',
    sending: 'It is sent',
    cancel: 'Not now',
    send: 'function',
    fields: [{ kind: 'text', name: 'boat', label: 'Which boat?' }],
    success: words,
    failure: words,
  };
  const data = { ...site, forms: { inquiry } };
  showStore(fileStore({ kind: 'SiteSource', data, selected: ['forms', 'inquiry', 'title'] }));
  const folded = screen.getByText('Settings').closest('details') as HTMLElement;
  expect(folded).toHaveProperty('open', false);
  expect(folded.textContent).toContain('Submit, Sending, Cancel');
  const follows = (element: HTMLElement) => Boolean(element.compareDocumentPosition(folded) & 4);
  const shown = ['Questions', 'Kind of inquiry', 'After it was sent', 'Send'];
  expect(shown.filter((name) => !follows(screen.getByText(name)))).toEqual([]);
});
