import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('shows a map once a visitor presses, and loads nothing of it before', async () => {
  const pin = {
    kind: 'film' as const,
    host: 'OpenStreetMap',
    origin: 'https://maps.example',
    player: 'https://maps.example/embed',
    page: 'https://maps.example/page',
  };
  const { container } = renderBlock({ type: 'place', address: ['Harbour Street 4', 'Anytown'], pin });
  expect(screen.getByRole('link', { name: /^Look at the map/ }).getAttribute('href')).toBe(pin.page);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map here' }));
  const frame = screen.getByTitle('Harbour Street 4, Anytown');
  expect(frame.getAttribute('src')).toBe(pin.player);
  expect(document.activeElement).toBe(frame);
});
