import { describe, expect, it } from 'vitest';
import { listRun, paragraphsOf } from './paragraphs.ts';

it('cuts a text at its blank lines, whose other line ends are spaces', () => {
  expect(paragraphsOf('One,\nstill one.\n\nTwo,\n  still two.\n')).toEqual(['One, still one.', 'Two, still two.']);
  expect(paragraphsOf('One.\n \t\n\nTwo.')).toEqual(['One.', 'Two.']);
});

it('cuts a text without blank lines at every line end', () => {
  expect(paragraphsOf('One.\nTwo.\n')).toEqual(['One.', 'Two.']);
  expect(paragraphsOf('One.')).toEqual(['One.']);
});

describe('lines that are a list', () => {
  const bullets = { isNumbered: false, items: ['one', 'two'] };

  it.each(['- one\n- two', '* one\n* two', '• one\n• two', '- one\n\n- two\n', '-  one\n-  two'])('%j', (text) => {
    expect(paragraphsOf(text)).toEqual([bullets]);
  });

  it('are numbered from 1 on', () => {
    expect(paragraphsOf('1. one\n2. two')).toEqual([{ isNumbered: true, items: ['one', 'two'] }]);
    expect(paragraphsOf('1) one\n2) two')).toEqual([{ isNumbered: true, items: ['one', 'two'] }]);
    expect(paragraphsOf('2016. So it was.\n2017. And so.')).toEqual(['2016. So it was.', '2017. And so.']);
  });

  it('stand between paragraphs, with blank lines or without', () => {
    expect(paragraphsOf('We have:\n- one\n- two\nNo more.')).toEqual(['We have:', bullets, 'No more.']);
    expect(paragraphsOf('We\nhave:\n\n- one\n- two\n\nNo\nmore.')).toEqual(['We have:', bullets, 'No more.']);
    expect(paragraphsOf('- one\n- two\n\n1. three\n2. four')).toEqual([
      bullets,
      { isNumbered: true, items: ['three', 'four'] },
    ]);
  });

  it('go on in lines further right', () => {
    expect(paragraphsOf('- one\n  and more\n- two')).toEqual([{ isNumbered: false, items: ['one and more', 'two'] }]);
  });

  it('are more than one', () => {
    for (const text of ['- one', '1. one', '* Without tax.', '-5 °C\n-6 °C', '– Come in.\n– No.'])
      expect(
        paragraphsOf(text).every((part) => typeof part === 'string'),
        text,
      ).toBe(true);
  });
});

it('finds a list that runs together in one line', () => {
  for (const text of ['- one - two', 'We have: - one - two', '1. one 2. two', '• one • two', '* one * two'])
    expect(listRun(text), text).toBeDefined();
  for (const text of [
    'Home - Services - Prices',
    'Mo–Fr • 8–18 • Berlin',
    '2 * 3 * 4',
    'One: two - three',
    '- one',
    '1. May',
  ])
    expect(listRun(text), text).toBeUndefined();
});
