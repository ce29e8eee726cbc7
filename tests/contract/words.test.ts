import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { wordsOf, writtenWords } from './checks/words.ts';

it('no view of the site writes words of its own: they come from _site.yaml, or from a block’s fields', () => {
  expect(writtenWords(projectRoot)).toEqual([]);
});

it.each([
  ['text', '<p>Read more</p>'],
  ['a choice', '<p>{isOpen ? "Close" : labels.open}</p>'],
  ['what stands in for a word', '<p>{labels.open ?? `Open it`}</p>'],
  ['a name', '<nav aria-label="Main" />'],
  ['a name by an expression', '<nav aria-label={isOpen ? "Main" : undefined} />'],
  ['a style', 'const a = styled.p`::after { content: " (new)"; }`'],
])('it would find %s', (_what, code) => {
  expect(wordsOf('x.tsx', `const a = ${code.replace('const a = ', '')};`)).toHaveLength(1);
});

it.each([
  '<p className="code">404 <b>{address}</b> × </p>',
  '<p data-kind="wide" role={isLate ? "status" : "alert"}>{kind === "open" && text}</p>',
  "styled.p`::after { content: ' *' / ''; }`",
])('and not %s', (code) => {
  expect(wordsOf('x.tsx', `const a = ${code};`)).toEqual([]);
});
