import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

it('is an address whose map is only a link: nothing is loaded from there', () => {
  const map = { href: 'https://maps.example/1', external: true };
  const { container } = renderBlock({ type: 'place', address: ['Harbour Street 4', 'Anytown'], map });
  const link = screen.getByRole('link', { name: /^Look at the map/ });
  expect(link.closest('address')?.textContent).toMatch(/^Harbour Street 4/);
  expect(link.getAttribute('href')).toBe(map.href);
  expect(container.querySelector('iframe, img')).toBeNull();
});
