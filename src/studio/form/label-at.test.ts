import { expect, it } from 'vitest';
import { labelAt } from './scope.tsx';

it('what was changed is told by what its form calls it', () => {
  expect(labelAt('ThemeColors', { text: '#000000' }, ['text'])).toBe('Words');
  expect(labelAt(undefined, {}, ['text'])).toBe('Text');
  expect(labelAt('PageSource', { sections: [{ type: 'prose', heading: 'a' }] }, ['sections', 0])).toBe('Sections');
});
