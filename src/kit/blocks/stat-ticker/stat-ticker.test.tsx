import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

const ticker = {
  type: 'stat-ticker',
  label: 'What waiting costs',
  items: [
    { value: '9 billion', label: 'faxes a year' },
    { value: '22 days', label: 'for one approval' },
  ],
} as const;

it('tells its figures once, whatever passes by', () => {
  renderBlock({ ...ticker, items: [...ticker.items] });
  const section = screen.getByRole('region', { name: 'What waiting costs' });
  expect(within(section).getAllByRole('term')).toHaveLength(2);
});

it('stops and starts at the push of its button', async () => {
  renderBlock({ ...ticker, items: [...ticker.items] });
  const section = screen.getByRole('region');
  const [before] = screen.getAllByRole('button');
  const name = before?.textContent;
  await userEvent.click(screen.getByRole('button'));
  expect(section.dataset.paused).toBe('true');
  expect(screen.getByRole('button').textContent).not.toBe(name);
  await userEvent.click(screen.getByRole('button'));
  expect(section.dataset.paused).toBeUndefined();
});
