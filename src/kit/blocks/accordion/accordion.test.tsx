import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import type { AccordionBlock } from '../../model/types.generated.ts';

const block: AccordionBlock = {
  type: 'accordion',
  heading: 'Questions',
  items: [
    { question: 'Is it free?', answer: [['Yes.'], ['Patients never pay.']] },
    { question: 'Who runs it?', answer: [['The council.']] },
  ],
};

function items(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}

it('shares one group name, so that the browser alone keeps one item open', () => {
  renderBlock(block);
  const names = new Set(items().map((item) => item.getAttribute('name')));
  expect(names.size).toBe(1);
  expect(names).not.toContain(null);
});

it('has a group of its own in each section', () => {
  const sections = [block];
  renderBlock({ type: 'tabs', items: ['A', 'B'].map((label) => ({ label, sections })) });
  expect(new Set(items().map((item) => item.getAttribute('name'))).size).toBe(2);
});

it('closes the open item when another one opens, in a browser that does not', async () => {
  renderBlock(block);
  await userEvent.click(screen.getByText('Is it free?'));
  await waitFor(() => expect(items().map(({ open }) => open)).toEqual([true, false]));
  await userEvent.click(screen.getByText('Who runs it?'));
  await waitFor(() => expect(items().map(({ open }) => open)).toEqual([false, true]));
});

it('lets an open item be collapsed', async () => {
  renderBlock(block);
  await userEvent.click(screen.getByText('Is it free?'));
  await userEvent.click(screen.getByText('Is it free?'));
  await waitFor(() => expect(items().map(({ open }) => open)).toEqual([false, false]));
});

it('sets each question as a heading below that of the section, and each paragraph apart', () => {
  renderBlock(block);
  expect(screen.getByRole('heading', { level: 3, name: 'Is it free?' })).toBeDefined();
  expect(items()[0]?.querySelectorAll('p')).toHaveLength(2);
});
