import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { testPage, testSite } from '../../../tests/support/render-block.tsx';
import { PageProvider, useSite } from '../context/context.tsx';
import { carefully } from './CarefulView.tsx';
import { SectionView } from './SectionView.tsx';

it('a view that fails is a card until what it needs is there, be it in the site alone', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Careful = carefully('boat', () => {
    const { product } = useSite();
    if (product === '') throw new Error('No name');
    return <p>{product}</p>;
  });
  // As a section is drawn: not again where it is the same.
  const Section = memo(() => <Careful type="boat" />);
  const inSite = (product: string) => (
    <MemoryRouter>
      <PageProvider value={{ site: { ...testSite, product }, page: testPage, openForm: () => undefined, SectionView }}>
        <Section />
      </PageProvider>
    </MemoryRouter>
  );
  const { rerender } = render(inSite(''));
  screen.getByText(/The view of this block fails/);
  rerender(inSite('Boats'));
  screen.getByText('Boats');
  expect(screen.queryByText(/The view of this block fails/)).toBeNull();
});
