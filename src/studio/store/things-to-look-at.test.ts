import { expect, it } from 'vitest';
import type { SiteNote } from '../worker/protocol.ts';
import { thingsToLookAt } from './things-to-look-at.ts';

const note = (file: string, topic: SiteNote['topic']) => ({ file, topic }) as SiteNote;

it('all that is to be translated on a page is one thing to look at, and each mistake is', () => {
  const behind = ['es/home.yaml', 'es/home.yaml', 'es/prices.yaml'].map((file) => note(file, 'translations'));
  const mistakes = ['es/home.yaml', 'es/home.yaml'].map((file) => note(file, 'mistakes'));
  expect(thingsToLookAt([...behind, ...mistakes])).toBe(4);
});
