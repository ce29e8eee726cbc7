import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('is an ordered list that says in words how far each item is', () => {
  renderBlock({
    type: 'timeline',
    items: [
      { when: '2025', title: 'Begin', status: 'current' },
      { when: '2026', title: 'Grow', status: 'planned' },
      { when: '2030', title: 'Everyone', status: 'vision' },
    ],
  });
  expect(screen.getByRole('list').tagName).toBe('OL');
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    '2025 Current',
    '2026 Planned',
    '2030 Vision',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
});
