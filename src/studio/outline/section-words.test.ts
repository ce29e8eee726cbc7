import { expect, it } from 'vitest';
import { asCompiled, sectionLabel } from './section-words.ts';

it('a section of paragraphs alone is called by its first words', () => {
  const label = (paragraphs: string, others = {}) => sectionLabel({ type: 'prose', paragraphs, ...others }, asCompiled);
  expect(label('We **repair** boats.\n\nCome in.')).toBe('Text “We repair boats. Come in.”');
  expect(label('- Sails\n- Masts')).toBe('Text “Sails Masts”');
  expect(label('We repair boats.', { heading: 'Boats' })).toBe('Text “Boats”');
});

it('a table that nobody has given a name is called by its columns', () => {
  const table = { type: 'table', columns: ['Work', 'Price'], rows: [['Oars', '£5']] };
  expect(sectionLabel(table, asCompiled)).toBe('Table “Work · Price”');
  expect(sectionLabel({ ...table, caption: 'What boats cost' }, asCompiled)).toBe('Table “What boats cost”');
});
