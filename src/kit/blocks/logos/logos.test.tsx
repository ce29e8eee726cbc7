import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import { columnsFor } from './columns.ts';

const picture = (alt: string) => ({ src: `/${alt}.svg`, alt, width: 128, height: 48, sizes: '128px' });

it('calls the link of a logo what its picture says', () => {
  renderBlock({
    type: 'logos',
    items: [
      { picture: picture('Nord'), link: { href: 'https://nord.example/', external: true } },
      { picture: picture('Alma') },
    ],
  });
  expect(screen.getAllByRole('link', { name: 'Nord opens in a new tab' })).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Alma' }).closest('a')).toBeNull();
});

it('fills rows without a gap where it can', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 12].map(columnsFor)).toEqual([2, 3, 4, 5, 6, 5, 4, 3, 6]);
});
