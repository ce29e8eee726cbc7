import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('is a table with a caption, named columns and named rows, in its roles too', () => {
  renderBlock({
    type: 'table',
    caption: 'Who pays',
    columns: ['Member', 'Pays'],
    rows: [
      [['Patients'], ['Nothing']],
      [['Plans'], ['A share']],
    ],
  });
  expect(screen.getByRole('table', { name: 'Who pays' }).getAttribute('role')).toBe('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Member', 'Pays']);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('scope'))).toEqual(['row', 'row']);
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))).toEqual(['Pays', 'Pays']);
});

it('shows no caption that nobody wrote, and has the name of its section', () => {
  renderBlock({
    type: 'table',
    heading: 'Our prices',
    columns: ['Member', 'Pays'],
    rows: [[['Patients'], ['Nothing']]],
  });
  expect(screen.getByRole('table', { name: 'Our prices' }).querySelector('caption')).toBeNull();
});
