import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import type { ArticlesBlock } from '../../model/types.generated.ts';

const block: ArticlesBlock = {
  type: 'articles',
  heading: 'News',
  filters: 'working',
  items: [
    {
      title: 'The council',
      excerpt: ['It met.'],
      date: '2025-09-30',
      readTime: '4 min read',
      category: 'Governance',
      featured: true,
    },
    { title: 'The rule', excerpt: ['In plain words.'], date: '2025-07-03', readTime: '6 min read', category: 'Policy' },
  ],
};

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('working filters', () => {
  it('choose a category, say so, and tell how many articles are left', async () => {
    renderBlock(block);
    expect(screen.getByRole('status').textContent).toBe('2 articles');
    await userEvent.click(screen.getByRole('button', { name: 'Policy' }));
    expect(titles()).toEqual(['The rule']);
    expect(screen.getByRole('button', { name: 'Policy', pressed: true })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('1 article in Policy');
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(titles()).toEqual(['The council', 'The rule']);
  });
});

describe('inert filters', () => {
  it('do nothing, and say that they do', async () => {
    renderBlock({ ...block, filters: 'inert' });
    const button = screen.getByRole('button', { name: /^Policy\s*not available yet$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    expect(titles()).toEqual(['The council', 'The rule']);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('writes the date in words and for machines', () => {
  renderBlock(block);
  expect(screen.getByText('September 30, 2025').getAttribute('dateTime')).toBe('2025-09-30');
});

it('shows what it gathers, with authors and several tags, and nothing where there is none', async () => {
  const gathered = [
    {
      title: 'One',
      excerpt: ['Words.'],
      date: '2026-02-01',
      tags: ['A', 'B'],
      author: 'Ann',
      link: { href: '/n/one', external: false },
    },
    { title: 'Two', excerpt: ['Words.'], date: '2026-01-01', tags: ['B'], link: { href: '/n/two', external: false } },
  ];
  const list: ArticlesBlock = { type: 'articles', heading: 'News', filters: 'working' };
  const { unmount } = renderBlock(Object.assign({}, list, { gathered }));
  expect(screen.getByText('Ann').parentElement?.textContent).toBe('A, B February 1, 2026 · Ann');
  await userEvent.click(screen.getByRole('button', { name: 'A' }));
  expect(titles()).toEqual(['One']);
  expect(screen.getByRole('link', { name: 'One' }).getAttribute('href')).toBe('/n/one');
  unmount();
  renderBlock(Object.assign({}, list, { gathered: [] }));
  expect(screen.queryByRole('heading', { name: 'News' })).toBeNull();
});
