import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('reads from what was to what is, then the steps in order', () => {
  renderBlock({
    type: 'steps',
    from: { value: '22 days', label: 'by fax' },
    to: { value: '30 seconds', label: 'through the network' },
    items: [
      { title: 'Ask', text: ['Once.'] },
      { title: 'Know', text: ['At once.'], time: 'under 5 seconds' },
    ],
  });
  expect(screen.getByText('by fax').parentElement?.textContent).toBe('From 22 daysby fax');
  expect(screen.getByText('through the network').parentElement?.textContent).toBe('To 30 secondsthrough the network');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('h2')?.textContent)).toEqual(['Ask', 'Know']);
});
