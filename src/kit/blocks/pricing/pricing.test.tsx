import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('is a list of plans, each with its price in one breath and a list of what is in it', () => {
  renderBlock({
    type: 'pricing',
    heading: 'Plans',
    items: [
      { name: 'Small', price: '$5', period: 'a month', points: [['A desk'], ['A key']] },
      { name: 'Large', price: 'from $50', period: 'a month', recommended: 'Our choice' },
    ],
  });
  const [plans, points] = screen.getAllByRole('list');
  expect([plans, points].map((list) => list?.getAttribute('role'))).toEqual(['list', 'list']);
  const [small, large] = [...(plans?.children ?? [])] as HTMLElement[];
  expect(small && within(small).getByRole('heading', { level: 3, name: 'Small' })).toBeTruthy();
  expect(small?.querySelector('.price')?.textContent).toBe('$5 a month');
  expect(large?.querySelector('.price')?.textContent).toBe('from $50 a month');
  expect(large && within(large).getByText('Our choice')).toBeTruthy();
  expect([small, large].map((plan) => plan?.hasAttribute('data-recommended'))).toEqual([false, true]);
});
