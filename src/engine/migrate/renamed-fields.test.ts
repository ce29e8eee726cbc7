import { expect, it } from 'vitest';
import { migrateText } from './migrate-text.ts';
import { renamedFields } from './renamed-fields.ts';

const time = { type: 'string', was: 'at' };
const schema = {
  properties: {
    type: { const: 'tides' },
    days: { was: 'items', type: 'array', items: { type: 'object', properties: { high: time } } },
  },
};
const migrations = renamedFields({ blockTypes: ['tides'], blockSchema: () => schema });
const page = (sections: string) => `title: A page\nsections:\n${sections}`;
const migrated = (sections: string) => migrateText(page(sections), 'PageSource', migrations);

it('fields get the names of today, outer and inner ones, comments and all, in sections of their kind alone', () => {
  const before = `  - type: tides
    items: # of the week
      - { day: Monday, at: "06:12" } # early
      - high: "07:01"
  - type: stats
    items: [{ at: "05:00" }]
`;
  const { text, steps } = migrated(before);
  expect(text).toBe(page(before.replace('items:', 'days:').replace('at:', 'high:')));
  expect(steps.map(({ title }) => title)).toEqual([
    'What was `at` in `tides` is called `high`.',
    'What was `items` in `tides` is called `days`.',
  ]);
  expect(migrateText(text, 'PageSource', migrations).text).toBe(text);
});

it('a group that has both names is refused', () => {
  const { refusals } = migrated('  - type: tides\n    days: [{ at: "05:00", high: "06:00" }]\n');
  expect(refusals).toEqual([
    { path: ['sections', 0], refused: '`at` is called `high`, and both stand here: take one of them out.' },
  ]);
});
