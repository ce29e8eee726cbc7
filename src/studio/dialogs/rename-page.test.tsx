import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { PageChange, PageEntry } from '../worker/protocol.ts';
import { RenamePage } from './RenamePage.tsx';

const page: PageEntry = { file: 'p.yaml', path: '/prices', title: 'Prices', when: '', mistakes: 0 };

/** Asks for another name of a page that is saved, or not; what is asked for then comes into `asked`. */
function rename(entry: PageEntry, isSaved = true): { asked: PageChange[] } {
  cleanup();
  const asked: PageChange[] = [];
  const plan = async (change: PageChange) => {
    asked.push(change);
    return { refused: 'Not now.' };
  };
  render(
    <StudioProvider
      store={{ plan, savedText: () => (isSaved ? 'title: Prices' : undefined) } as unknown as StudioStore}
      host={{} as ContentHost}
    >
      <RenamePage page={entry} onBack={() => undefined} onPlan={() => undefined} />
    </StudioProvider>,
  );
  return { asked };
}

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const shown = (name: string) => screen.queryByLabelText<HTMLInputElement>(name)?.value;
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'See what this changes' }));

it('another name of a page becomes its title, its address and its name in the menu', async () => {
  // A title with other capitals than in the menu is the same name.
  const { asked } = rename({ ...page, title: 'PRICES', path: '/hr/prices', menu: { label: 'Prices', at: 0 } });
  type('What it is called', 'What it costs');
  expect(['The title', 'The address', 'The name in the menu'].map(shown)).toEqual([
    'What it costs',
    '/hr/what-it-costs',
    'What it costs',
  ]);
  goOn();
  await waitFor(() => expect(asked).toHaveLength(1));
  const label = { from: 'Prices', to: 'What it costs' };
  expect(asked[0]).toEqual({
    kind: 'rename',
    from: '/hr/prices',
    to: '/hr/what-it-costs',
    title: 'What it costs',
    label,
  });
});

it('what was called otherwise by hand stays, unless somebody wants it so', async () => {
  const { asked } = rename({ ...page, title: 'What a repair costs', menu: { label: 'Prices', at: 0 } });
  type('What it is called', 'Costs');
  expect(['The title', 'The address', 'The name in the menu'].map(shown)).toEqual([
    'What a repair costs',
    '/costs',
    'Costs',
  ]);
  fireEvent.click(screen.getByLabelText('Its address'));
  expect(shown('The address')).toBe('/prices');
  fireEvent.click(screen.getByLabelText('Its title'));
  expect(shown('The title')).toBe('Costs');
  type('The title', 'All costs');
  goOn();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ to: '/prices', title: 'All costs', label: { to: 'Costs' } });
});

it('a page that is called so already is not renamed, and the home page keeps its address', async () => {
  const { asked } = rename({ ...page, path: '/', isHome: true });
  expect(shown('The address')).toBeUndefined();
  expect(shown('The name in the menu')).toBeUndefined();
  goOn();
  await screen.findByText(/called so already/);
  expect(asked).toEqual([]);
});

it('of a page that was never saved nobody knows the old address', async () => {
  for (const isSaved of [true, false]) {
    const { asked } = rename(page, isSaved);
    type('What it is called', 'Costs');
    goOn();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect('isNew' in (asked[0] ?? {})).toBe(!isSaved);
  }
});
