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

const outside = (name: string) => ({
  kind: 'film' as const,
  host: `${name}.example`,
  origin: `https://${name}.example`,
  player: `https://${name}.example/embed`,
  page: `https://${name}.example/page`,
});

it('shows a page where one books once a visitor presses; without a script, and for who rather goes there, there is a link', async () => {
  const booking = outside('booking');
  const { container } = renderBlock({ type: 'place', address: ['Quay 2'], booking });
  expect(screen.getByRole('link', { name: /^Book/ }).getAttribute('href')).toBe(booking.page);
  expect(container.querySelector('iframe')).toBeNull();
  const button = screen.getByRole('button', { name: 'Book here' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Another site/);
  await userEvent.click(button);
  const frame = screen.getByTitle('Book');
  expect(frame.getAttribute('src')).toBe(booking.player);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(document.activeElement).toBe(frame);
});

it('shows a map once a visitor presses, and loads nothing of it before', async () => {
  const pin = outside('maps');
  const { container } = renderBlock({ type: 'place', address: ['Harbour Street 4', 'Anytown'], pin });
  expect(screen.getByRole('link', { name: /^Look at the map/ }).getAttribute('href')).toBe(pin.page);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map here' }));
  const frame = screen.getByTitle('Harbour Street 4, Anytown');
  expect(frame.getAttribute('src')).toBe(pin.player);
  expect(document.activeElement).toBe(frame);
});
