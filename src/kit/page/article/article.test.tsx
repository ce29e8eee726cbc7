import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testSite } from '../../../../tests/support/render-block.tsx';
import { PageProvider } from '../../context/context.tsx';
import { PageView } from '../PageView.tsx';
import { SectionView } from '../SectionView.tsx';

it('has its day, author and tags below its top, and the way to its neighbours at its end', () => {
  const page = {
    path: '/news/two',
    title: 'Two',
    description: '',
    forms: {},
    sections: [
      { type: 'hero' as const, heading: 'Two' },
      { type: 'prose' as const, paragraphs: [] },
    ],
    article: {
      date: '2026-02-01',
      author: 'Ann',
      tags: ['Boats'],
      previous: { title: 'One', link: { href: '/news/one', external: false } },
    },
  };
  const value = { site: testSite, page, openForm: () => undefined, SectionView };
  const { container } = render(
    <MemoryRouter initialEntries={['/news/two']}>
      <PageProvider value={value}>
        <PageView page={page} isShown={true} isFirst={true} />
      </PageProvider>
    </MemoryRouter>,
  );
  expect(container.children[1]?.textContent).toBe('February 1, 2026 · AnnBoats');
  const others = screen.getByRole('navigation', { name: 'Other articles' });
  const [link, another] = within(others).getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href'), another]).toEqual([
    'Previous article One',
    '/news/one',
    undefined,
  ]);
  expect(container.lastElementChild).toBe(others);
});
