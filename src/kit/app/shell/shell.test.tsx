import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPage, testSite } from '../../../../tests/support/render-block.tsx';
import { PageProvider } from '../../context/context.tsx';
import type { Site } from '../../model/page.ts';
import type { Link } from '../../model/values.ts';
import { SectionView } from '../../page/SectionView.tsx';
import { Header } from './Header.tsx';
import { Notices } from './Notices.tsx';

const to = (href: string): Link => ({ href, external: false });
const site = {
  ...testSite,
  navigation: [
    { label: 'The Hub', link: to('/hub') },
    {
      label: 'Services',
      items: [
        { label: 'Hub', link: to('/hub') },
        { label: 'Claims', link: to('/claims'), text: 'At once' },
      ],
    },
  ],
};

function renderHeader(path: string, shown: Site = site) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageProvider value={{ site: shown, page: testPage, openForm: () => undefined, SectionView }}>
        <Header />
      </PageProvider>
    </MemoryRouter>,
  );
  // As in a wide window, and open: jsdom knows neither.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.style.display = 'block';
}

/** The names of everything that the header marks as current. */
function currentNames(): string[] {
  return [...document.querySelectorAll('[aria-current]')].map((element) => element.textContent);
}

beforeEach(() => vi.stubGlobal('matchMedia', () => new EventTarget()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('data-theme');
});

it('marks the link of the page and the menu that holds it', () => {
  renderHeader('/claims');
  expect(currentNames()).toEqual(['Services', 'Claims']);
});

it('marks a link of its own, and the menu that holds the page too', () => {
  renderHeader('/hub/');
  expect(currentNames()).toEqual(['The Hub', 'Services', 'Hub']);
});

it('shows an entry as a button that is a link, marked as any other', () => {
  const booking = { label: 'Book', link: to('/book'), button: true };
  renderHeader('/book', { ...site, navigation: [...site.navigation, booking] });
  const link = screen.getByRole('link', { name: 'Book', current: 'page' });
  expect(link.getAttribute('href')).toBe('/book');
  expect(link.dataset['variant']).toBe('default');
  expect(screen.getByRole('link', { name: 'The Hub' }).dataset['variant']).toBeUndefined();
});

it('names each list of links after the button that opens it', () => {
  renderHeader('/');
  const list = screen.getByRole('list', { name: 'Services' });
  expect(within(list).getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Services' }).getAttribute('popovertarget')).toBe(list.id);
});

it('changes the theme and remembers it', async () => {
  renderHeader('/');
  const button = screen.getByRole('button', { name: /Light/ });
  await userEvent.click(button);
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
  await userEvent.click(button);
  expect([document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
});

it('changes the theme where nothing can be remembered', async () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('denied');
    },
  });
  renderHeader('/');
  await userEvent.click(screen.getByRole('button', { name: /Light/ }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('shows what everybody has to know between the header and the page, and nothing where there is nothing', () => {
  const notices: Site['notices'] = [{ text: ['We move.'], tone: 'important' }, { text: ['Closed on Monday.'] }];
  const view = (own: Site) => (
    <MemoryRouter>
      <PageProvider value={{ site: own, page: testPage, openForm: () => undefined, SectionView }}>
        <Notices />
      </PageProvider>
    </MemoryRouter>
  );
  const { rerender } = render(view({ ...site, notices }));
  const lines = [...screen.getByRole('complementary').children];
  expect(lines.map((line) => [line.textContent, line.getAttribute('data-tone')])).toEqual([
    ['We move.', 'important'],
    ['Closed on Monday.', null],
  ]);
  rerender(view(site));
  expect(screen.queryByRole('complementary')).toBeNull();
});
