import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('is a list of links that download, each with its kind and size in its name', () => {
  renderBlock({
    type: 'downloads',
    items: [
      { name: 'The plan', file: { href: '/plan.pdf', kind: 'PDF', size: '1.2 MB' } },
      { name: 'A readme', file: { href: '/readme', kind: '' } },
    ],
  });
  const links = screen.getAllByRole('link') as HTMLAnchorElement[];
  expect(
    links.map((link) => [link.textContent?.trim(), link.getAttribute('href'), link.hasAttribute('download')]),
  ).toEqual([
    ['The plan PDF, 1.2 MB', '/plan.pdf', true],
    ['A readme', '/readme', true],
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
