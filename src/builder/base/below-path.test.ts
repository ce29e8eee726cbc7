import { expect, it } from 'vitest';
import { addressBelow, placedBelow, sitePlace } from './below-path.ts';

it.each([
  ['/', '/library'],
  ['/#hours', '/library#hours'],
  ['/?general#write', '/library?general#write'],
  ['/about#us', '/library/about#us'],
  ['#hours', '#hours'],
  ['//example.net/x', '//example.net/x'],
  ['https://example.net/', 'https://example.net/'],
  ['mailto:hello@example.org', 'mailto:hello@example.org'],
])('%s is %s below a path, and the same at the root', (address, below) => {
  expect(addressBelow('/library', address)).toBe(below);
  expect(addressBelow('', address)).toBe(address);
});

it('data gets the path where it names an address, and nowhere else', () => {
  const data = {
    label: '/about',
    link: { href: '/about', external: false },
    items: [{ src: '/a.svg', stem: '/a' }, 1, null],
  };
  expect(placedBelow('/library', data)).toEqual({
    label: '/about',
    link: { href: '/library/about', external: false },
    items: [{ src: '/library/a.svg', stem: '/library/a' }, 1, null],
  });
  expect(placedBelow('', data)).toBe(data);
});

it('a public address has an origin and a path', () => {
  expect(sitePlace('https://example.org')).toEqual({ origin: 'https://example.org', base: '' });
  expect(sitePlace('https://example.org/town/library/')).toEqual({
    origin: 'https://example.org',
    base: '/town/library',
  });
});
