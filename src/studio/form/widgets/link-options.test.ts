import { expect, it } from 'vitest';
import { linkWritten } from './link-options.ts';

it.each([
  ['www.club.example', 'https://www.club.example'],
  ['www.club.example/rides?of=may', 'https://www.club.example/rides?of=may'],
  ['ride@club.example', 'mailto:ride@club.example'],
])('%s gets what an address begins with', (written, kept) => expect(linkWritten(written)).toBe(kept));

it.each([
  '/prices',
  '#steps',
  'https://club.example',
  'mailto:ride@club.example',
  'club.example',
  'prices',
  'www.',
  '',
])('%s is kept as it is written', (written) => expect(linkWritten(written)).toBe(written));
