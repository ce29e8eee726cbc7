import { expect, it } from 'vitest';
import { kindCalled } from '#kit/model';
import { figuresOf } from './figures.ts';

const placeholders = [{ name: 'facts.faxes', value: '9 of 10' }];

it('what is only known when a text is shown has a name, and can be put in', async () => {
  const parts = { 'toast-text': 'their e-mail address', 'count-text': 'how many', 'path-text': 'the address' };
  for (const [kind, words] of Object.entries(parts)) {
    const { filled, isKnown } = figuresOf(placeholders, kind);
    const [name = ''] = kindCalled(kind).words ?? [];
    expect([isKnown(name), filled(`a ((${name})) of ((facts.faxes))`)]).toEqual([true, `a ${words} of 9 of 10`]);
    expect(figuresOf(placeholders, 'text').isKnown(name)).toBe(false);
  }
});

it('a figure that there is none of goes by its name; what nobody calls a figure stays as it is written', () => {
  const { filled } = figuresOf(placeholders);
  expect(filled('((facts.lost_ones)) and ((facts.faxes)), ((sic))')).toBe('lost ones and 9 of 10, ((sic))');
});
