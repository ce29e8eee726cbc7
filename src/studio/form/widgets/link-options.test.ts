import { expect, it } from 'vitest';
import type { Choices } from '../../worker/protocol.ts';
import { linkOptions, linkWritten } from './link-options.ts';

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

it('pages and their places are marked that are in another language than the page that links', () => {
  const page = (file: string, path: string, code: string) => ({
    ...{ file, path, title: path, when: '', mistakes: 0 },
    inLanguage: { code, name: file },
  });
  const pages = [page('a.yaml', '/a', 'en'), page('es/a.yaml', '/es/a', 'es')];
  const anchors = [
    { address: '/a#here', heading: 'Here' },
    { address: '/es/a#aqui', heading: 'Aquí' },
  ];
  const elsewhere = (from: string) =>
    linkOptions({ pages, anchors } as unknown as Choices, {}, from).flatMap((one) =>
      one.isElsewhere ? one.value : [],
    );
  expect(elsewhere('a.yaml')).toEqual(['/es/a', '/es/a#aqui']);
  expect(elsewhere('es/a.yaml')).toEqual(['/a', '/a#here']);
});
