import { expect, it } from 'vitest';
import { finding } from '#engine/catalogue';
import { labelOf } from '#kit/model';
import { checker } from '../../../tests/studio/support/open-store.ts';
import { messageWords } from './message-words.ts';
import { fieldsOf, sectionSchema, sectionTitle } from './schema.ts';
import { spokenWords } from './spoken-words.ts';

it('a message in a form calls sections, fields, choices and files as the form does', () => {
  const says = (code: string, message: string, help = '') => Object.values(messageWords({ code, message, help }));
  expect(
    says('field/choice', 'This `card-grid` block has no `linkLabel`, which it needs.', 'Write `- type: prose`.'),
  ).toEqual(['This “Cards” section has no “Words of the link”, which it needs.', 'Write “Text”.']);
  expect(says('page/hero', 'A `hero` stands only at the top of a page.')[0]).toBe(
    'A “Top of the page” stands only at the top of a page.',
  );
  expect(says('block/unknown', 'There is no block type `peeple`.')[0]).toBe('There is no kind of section “peeple”.');
  expect(says('value/choice', '`blu` is not one of the choices.', 'Write one of `on-dark` or `plain`.')).toEqual([
    '“blu” is not one of the choices.',
    'Write one of “On dark” or “Plain”.',
  ]);
  expect(spokenWords('Write them in `_site.yaml` under `labels`: `- type: accordion`, `send: function`, `/x`.')).toBe(
    'Write them in “What all pages share” under “Small words”: “Questions and answers”, “Send: To the mailbox”, “/x”.',
  );
  expect(spokenWords('Workshop, section 2 (card-grid "What we offer"), card 1, `alt`')).toBe(
    'Workshop, section 2 (Cards “What we offer”), card 1, “What the picture shows”',
  );
});

it('a switch is pressed or taken away, not written as true', () => {
  const entries = ['picture/alt', 'picture/decorative', 'picture/link'] as const;
  expect(entries.map((code) => messageWords(finding(code, {})).help)).toEqual([
    'Write what it shows as “What the picture shows”, or choose “It only decorates” if it only decorates.',
    'Take “It only decorates” away, or empty the description.',
    'Write whose page it leads to as “What the picture shows”, and take “It only decorates” away.',
  ]);
  expect(messageWords(finding('picture/decorative', {})).message).toBe(
    'This picture has a description, and “It only decorates” says that it needs none.',
  );
});

it('what is wrong in how a text is written is told in the names of that text', () => {
  const { message } = messageWords({ code: 'syntax/no-colon', message: 'The colon after `linkLabel` is missing.' });
  expect(message).toBe('The colon after “linkLabel” is missing.');
});

it('knows every block and every field of it', () => {
  for (const type of checker.blockTypes) {
    expect(spokenWords(`\`${type}\``)).toBe(`“${sectionTitle(type)}”`);
    for (const { name } of fieldsOf(sectionSchema(type) ?? {}, {}))
      if (!sectionSchema(name)) expect(spokenWords(`\`${name}\``)).toBe(`“${labelOf(name)}”`);
  }
});

it('a file goes by what it is, and a figure by its name as people say it', () => {
  expect(
    spokenWords('`pages/es/about.yaml` has changed, as have pages/home.yaml and pages/_shared/opening-hours.yaml.'),
  ).toBe('The page /es/about has changed, as have the home page and the shared sections “opening hours”.');
  expect(spokenWords('`boat_time` is none of the figures of `pages/_facts.yaml`; `((facts.boat_time))` is.')).toBe(
    '“boat time” is none of the figures of “Figures”; “boat time” is.',
  );
});
