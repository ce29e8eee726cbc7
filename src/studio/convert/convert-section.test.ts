import { expect, it, test } from 'vitest';
import { stringify } from 'yaml';
import { projectRoot } from '#builder/base';
import { readExamples } from '#builder/files';
import { readYaml } from '#engine';
import { applyEdits } from '#engine/edit';
import { isError, isHolder, sectionsOf } from '#kit/model';
import { createPipeline } from '#studio/worker';
import { checker, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { someOf } from '../../../tests/support/extent.ts';
import { conversionEdits } from './conversion-edits.ts';
import { conversionsOf } from './convert-section.ts';

const sample = sampleContent();
const file = `${sample.folder}/conversions.yaml`;
const pipeline = createPipeline(checker);
await pipeline.open(sample);
const choices = await pipeline.choices();
const types = checker.blockTypes;

/** A page of one section, as text. */
const pageOf = (section: unknown) =>
  stringify({
    title: 'A page',
    description: 'Some words about it.',
    sections: [{ type: 'hero', heading: 'Top' }, section],
  });

/** The page once its section is of another kind. */
function changed(text: string, type: string): string {
  const [, section] = sectionsOf(readYaml(text, new Set()).data);
  const conversion = conversionsOf(section, choices).find((one) => one.type === type);
  if (!conversion) throw new Error(`It can't become ${type}.`);
  const edits = conversionEdits(section, ['sections', 1], conversion).map((edit) => ({ file, edit }));
  const made = applyEdits(new Map([[file, text]]), edits);
  if (!(made instanceof Map)) throw new Error(JSON.stringify(made));
  const after = made.get(file) ?? '';
  expect(sectionsOf(readYaml(after, new Set()).data)[1]).toEqual(conversion.value);
  return after;
}

const cards = `title: A page
sections:
  - type: hero
    heading: Top
  - type: card-grid
    id: plans
    heading: Plans # as on the poster
    items:
      # The cheap one.
      - title: Small * plan
        text: "For **one** person."
        icon: heart
      - title: Large
        text: >-
          For
          many.
        link: /plans
        linkLabel: More of it
`;

it('keeps words, how they are written, their comments and their place: fields get other names', () => {
  expect(changed(cards, 'accordion')).toBe(`title: A page
sections:
  - type: hero
    heading: Top
  - type: accordion
    id: plans
    heading: Plans # as on the poster
    items:
      # The cheap one.
      - question: Small * plan
        answer: "For **one** person."
      - question: Large
        answer: |
          For many.
          [More of it](/plans)
`);
});

it('makes rows of entries and entries of rows, a star staying a star', () => {
  const table = changed(cards, 'table');
  expect(sectionsOf(readYaml(table, new Set()).data)[1]).toEqual({
    type: 'table',
    id: 'plans',
    heading: 'Plans',
    columns: ['Title', 'Text', 'Words of the link'],
    rows: [
      ['Small * plan', 'For **one** person.', '–'],
      ['Large', 'For many.', 'More of it'],
    ],
  });
  const [, back] = sectionsOf(readYaml(changed(table, 'card-grid'), new Set()).data);
  expect(back).toMatchObject({ items: [{ title: 'Small * plan', text: 'For **one** person.' }, { title: 'Large' }] });
});

it('names what has no place in the other kind, and what is still to be written', () => {
  const [, section] = sectionsOf(readYaml(cards, new Set()).data);
  const conversions = new Map(conversionsOf(section, choices).map((one) => [one.type, one]));
  expect(conversions.get('accordion')).toMatchObject({ left: ['Icon'], samples: [], joined: ['Link'] });
  expect(conversions.get('table')?.left).toEqual(['Icon', 'Link']);
  expect(conversions.get('timeline')?.samples).toEqual(['When']);
  expect(conversions.get('hero')).toBeUndefined();
  const many = { type: 'accordion', items: Array.from({ length: 7 }, () => ({ question: 'Why?', answer: 'So.' })) };
  const refused = conversionsOf(many, choices).find(({ type }) => type === 'steps')?.refused;
  expect(refused).toBe('“Steps” has room for 6 steps, and here are 7 steps.');
});

/** All words that are said in a value, however they are marked. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    : isHolder(value)
      ? Object.entries(value).flatMap(([name, inner]) => (name === 'type' ? [] : wordsIn(inner)))
      : [];

const kinds = types.flatMap((type) =>
  Object.values(readExamples(projectRoot, type)).map(({ block }): [string, unknown] => [type, block]),
);

test.each(someOf(kinds, kinds.filter(([type]) => ['steps', 'table', 'prose'].includes(type)).slice(0, 4)))(
  '%s becomes each other kind: valid, and no word is gone that wasn’t named',
  async (_, section) => {
    for (const { type, refused, left, value } of conversionsOf(section, choices)) {
      if (refused !== undefined) continue;
      const after = changed(pageOf(section), type);
      await pipeline.replace(new Map([[file, after]]));
      const view = await pipeline.viewFile(file);
      expect(view?.diagnostics.filter(isError)).toEqual([]);
      const said = new Set(wordsIn(value));
      if (left.length === 0) expect(wordsIn(section).filter((word) => !said.has(word))).toEqual([]);
    }
  },
);
