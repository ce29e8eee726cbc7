import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('says in words what ticks and crosses say', () => {
  renderBlock({
    type: 'comparison',
    first: { title: 'Before', value: '22 days', mark: 'no', points: [['By fax']] },
    second: { title: 'After', value: '30 seconds', mark: 'yes', points: [['At once']] },
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['No: By fax', 'Yes: At once']);
});
