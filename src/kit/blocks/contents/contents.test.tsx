import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';
import type { ContentsEntry } from '../../model/contents.ts';
import type { ContentsBlock } from '../../model/types.generated.ts';

const block: ContentsBlock = { type: 'contents', heading: 'On this page' };
const listing = (entries: readonly ContentsEntry[]) => Object.assign({}, block, { entries });
const inner = [{ id: 'inner', heading: 'Inner', inner: [] }];

it('is a navigation named by its heading, whose links lead to the sections, those inside of others below them', () => {
  const entries = [
    { id: 'first', heading: 'First', inner: [] },
    { id: 'views', heading: 'Views', inner },
  ];
  renderBlock(listing(entries));
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First', '#first'],
    ['Views', '#views'],
    ['Inner', '#inner'],
  ]);
  const [, views] = screen.getAllByRole('listitem');
  expect(within(views ?? document.body).getByRole('list')).toBeTruthy();
});

it('is not shown on a day on which there is nothing to list', () => {
  const { container } = renderBlock(listing([]));
  expect(container.innerHTML).toBe('');
});
