import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import { shares } from './shares.ts';

it('writes every amount beside its label, and draws it in proportion', () => {
  renderBlock({
    type: 'bar-chart',
    caption: 'Cost in dollars',
    items: [
      { label: 'By fax', value: 35, display: '$35' },
      { label: 'By network', value: 0.5, display: '$0.50', highlight: true },
    ],
  });
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('Cost in dollars');
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['By fax $35', 'By network $0.50']);
  expect(rows.map((row) => row.querySelector('g rect')?.getAttribute('width'))).toEqual(['100%', '1.43%']);
});

it('measures in percent of the longest bar', () => {
  expect(shares([1, 3, 0])).toEqual([33.33, 100, 0]);
  expect(shares([0, 0])).toEqual([0, 0]);
});
