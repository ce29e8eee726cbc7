import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { decisions, specificationLines, statements } from '../../scripts/acceptance/compare.ts';
import { missingTests } from '../support/named-tests.ts';
import { asksNothing, shownBy } from './shown-by.ts';

const lines = specificationLines(projectRoot)
  .map((text, index) => ({ text, line: index + 1 }))
  .filter(({ text }) => /[\p{Letter}\d]/u.test(text) && !text.startsWith('#'));

const quotes = [...statements, ...shownBy].map(({ quote }) => quote).concat(asksNothing);

/** What of a line stands in no quote: its words, piece by piece. */
function notQuoted(text: string): string[] {
  const isQuoted = new Uint8Array(text.length);
  for (const quote of quotes) {
    const start = text.indexOf(quote);
    if (start >= 0) isQuoted.fill(1, start, start + quote.length);
  }
  const left = [...text].map((sign, index) => (isQuoted[index] ? '\n' : sign)).join('');
  return left.split(/\n+/).filter((piece) => /[\p{Letter}\d]/u.test(piece));
}

describe('each line of the specification is checked, word by word, by a statement on content or by a named test', () => {
  it.each(lines)('line $line: $text', ({ text }) => {
    expect(notQuoted(text)).toEqual([]);
    const tests = shownBy.filter(({ quote }) => text.includes(quote)).flatMap((shown) => shown.tests);
    expect(tests.flatMap(missingTests)).toEqual([]);
  });

  it('and nothing is quoted that the specification does not say', () => {
    expect(quotes.filter((quote) => !lines.some(({ text }) => text.includes(quote)))).toEqual([]);
  });
});

it('what was decided is told in at most ten lines, each to be answered by yes or no', () => {
  const lines = decisions(projectRoot);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.filter((line) => !/^- .+: yes\?$/.test(line))).toEqual([]);
});

it('the variants and sizes of a button are those that are specified', () => {
  const [, variants = '', sizes = ''] =
    lines.map(({ text }) => /Button variants: (.*); sizes (.*)\./.exec(text)).find(Boolean) ?? [];
  const { definitions } = JSON.parse(readFileSync(join(projectRoot, 'schema/definitions.schema.json'), 'utf8')) as {
    definitions: { button: { properties: Record<'variant' | 'size', { enum: string[] }> } };
  };
  const { variant, size } = definitions.button.properties;
  expect([variant.enum.join(', '), size.enum.join(', ')]).toEqual([variants, sizes]);
});
