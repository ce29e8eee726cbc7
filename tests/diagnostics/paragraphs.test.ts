import { expect, it } from 'vitest';
import { paragraphsOf } from '../../scripts/content/3-compile/compile-value.ts';

it('cuts a text at its blank lines, whose other line ends are spaces', () => {
  expect(paragraphsOf('One,\nstill one.\n\nTwo,\n  still two.\n')).toEqual(['One, still one.', 'Two, still two.']);
  expect(paragraphsOf('One.\n \t\n\nTwo.')).toEqual(['One.', 'Two.']);
});

it('cuts a text without blank lines at every line end', () => {
  expect(paragraphsOf('One.\nTwo.\n')).toEqual(['One.', 'Two.']);
  expect(paragraphsOf('One.')).toEqual(['One.']);
});
