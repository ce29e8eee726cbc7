import { expect, it } from 'vitest';
import { nearestPaths } from './nearest.ts';

const paths = [
  '/',
  '/about',
  '/our-health-hub',
  '/providers',
  '/payers',
  '/prior-authorization',
  '/real-time-claims',
  '/contact',
  '/es/contacto',
];

it.each([
  ['/provider', '/providers'],
  ['/Providers', '/providers'],
  ['/providers.html', '/providers'],
  ['/hub', '/our-health-hub'],
  ['/health_hub', '/our-health-hub'],
  ['/prior-auth', '/prior-authorization'],
  ['/claims', '/real-time-claims'],
  ['/about-us', '/about'],
  ['/abuot', '/about'],
  ['/contact-us/', '/contact'],
  ['/realtimeclaims', '/real-time-claims'],
])('%s is nearest to %s', (missing, wanted) => expect(nearestPaths(missing, paths)[0]).toBe(wanted));

it.each(['/nothing', '/wp-login.php', '/x', '/', '/no-such-page', '/%E0%A4%A'])('%s is near to none', (missing) =>
  expect(nearestPaths(missing, paths)).toEqual([]),
);
