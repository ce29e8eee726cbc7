import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testPage, testSite } from '../../../../tests/support/render-block.tsx';
import { PageProvider } from '../../context/context.tsx';
import { SectionView } from '../../page/SectionView.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

function renderAt(path: string) {
  const page = { ...testPage, path, title: 'Prices' };
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PageProvider value={{ site: testSite, page, openForm: () => undefined, SectionView }}>
        <Breadcrumb page={page} label="You are here" />
      </PageProvider>
    </MemoryRouter>,
  );
}

it('leads back to the home page, and marks the page itself, which is no link', () => {
  renderAt('/prices');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(way.getByText('Prices').getAttribute('aria-current')).toBe('page');
});

it('is not on the home page', () => {
  expect(renderAt('/').container.innerHTML).toBe('');
});
