import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it('leaves out what only commands say: options, names and lines of files, marks of code', () => {
  expect(plainWords('These need a page to lead to (`--to PATH`):\npages/_site.yaml:161 Site, `privacy`')).toBe(
    'These need a page to lead to:\nSite, “What happens to a message”',
  );
  expect(plainWords('The page /a is now /b, in `pages/b.yaml`.')).toBe('The page /a is now /b.');
  expect(plainWords('The page /a (`pages/a.yaml`) is deleted.')).toBe('The page /a is deleted.');
});
