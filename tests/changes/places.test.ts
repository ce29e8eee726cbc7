import { expect, it } from 'vitest';
import { changesBetween, formatChanges, plainWords, sentenceOf } from '#engine/changes';
import { checker, contentOf, textsWith } from '../refactor/support/small-site.ts';
import { sampleSiteText } from '../support/content.ts';

const page = `path: /plans
title: Plans
sections:
  - type: pricing
    heading: Plans
    items:
      - name: Basic
        price: $10
        points: [One wash, Two checks, Air]
        button: { label: Take it, action: { link: /contact } }
      - name: Full
        price: $20
        points: [All of it, Tea]
        button: { label: Take all, action: { link: /contact }, variant: outline }
  - type: table
    heading: List
    columns: [Job, Price, Ready]
    rows:
      - [Tube, $12, Soon]
      - [Brakes, $18, Later]
  - type: opening-hours
    heading: Hours
    week: { monday: closed, tuesday: '9:00-17:00', wednesday: closed, thursday: closed, friday: closed, saturday: closed, sunday: closed }
`;

const edition = (text: string) => ({ files: contentOf(textsWith({ 'plans.yaml': text })), digests: new Map() });
const before = edition(page);

it.each([
  ['Two checks', 'Three checks', 'Plans, plan “Basic”, point 2: “Two checks” → “Three checks”'],
  ['Two checks, Air', 'Two checks, Air, Oil', 'Plans, plan “Basic”: point “Oil” was added at the end'],
  ['All of it, Tea', 'All of it', 'Plans, plan “Full”: point “Tea” was removed'],
  ['9:00-17:00', '9:00-18:00', 'Hours, days of the week, Tuesday: 9:00-17:00 → 9:00-18:00'],
  ['$20', '$25', 'Plans, plan 2, price: $20 → $25'],
  ['Take all', 'Take it all', 'Plans, plan “Full”, button, label: “Take all” → “Take it all”'],
  ['variant: outline', 'variant: secondary', 'Plans, plan “Full”, button: style is “Tinted”, no longer “Outline”'],
  [', variant: outline', '', 'Plans, plan “Full”, button: style is no longer “Outline”'],
  ['Take it,', 'Take it, size: lg,', 'Plans, plan “Basic”, button: size is “Large” now'],
  ['[Job, Price, Ready]', '[Job, Ready, Price]', 'List: column “Price” moved to the right, behind “Ready”'],
  ['heading: List', 'heading: List\n    background: tinted', 'List: background is “Tinted” now'],
])('where %j becomes %j, it is said where that is and what is different', (from, to, said) => {
  const after = edition(page.replace(from, () => to));
  const [, , , line, ...more] = formatChanges(changesBetween({ before, after, checker }), 'then').split('\n');
  expect([line?.trim(), ...more]).toEqual([said]);
});

const note = (more: string) => `  - type: prose\n${more}    heading: Parking\n    paragraphs: Behind the house.\n`;
const plain = page + note('');

it.each([
  ['beside it', plain + note(''), 'A copy of section “Parking” was added'],
  ['without its name for links', page + note('    id: parking\n') + note(''), 'A copy of section “Parking” was added'],
  [
    'elsewhere',
    page.replace('sections:\n', (head) => head + note('')) + note(''),
    'A copy of section “Parking” was added at the top',
  ],
  ['in other words', plain + note('').replace('Behind', 'Before'), 'Section “Parking” was added at the end'],
])('a section that was duplicated is told as a copy: %s', (_, text, said) => {
  const old = edition(page + note(text.includes('id: parking') ? '    id: parking\n' : ''));
  const [group] = changesBetween({ before: old, after: edition(text), checker });
  expect(group?.changes.map((change) => plainWords(sentenceOf(change)))).toEqual([said]);
});

it('what was there by itself, and is written down now, is no change of comments', () => {
  const site = sampleSiteText().replace(/^languages:.*\n/m, '');
  const said = (text: string) => ({ files: contentOf(textsWith({ '_site.yaml': text })), digests: new Map() });
  const [group] = changesBetween({ before: said(site), after: said(`${site}languages: [en]\n`), checker });
  expect(group?.changes.map(({ what }) => what)).toEqual([
    ['what was there by itself is written down now; visitors see no difference'],
  ]);
});

it('a language that came, went or became another is called by its name', () => {
  const site = sampleSiteText().replace(/^languages:.*\n/m, '');
  const said = (codes: string) => ({
    files: contentOf(textsWith({ '_site.yaml': `${site}languages: [${codes}]\n` })),
    digests: new Map(),
  });
  const told = (before: string, after: string) =>
    changesBetween({ before: said(before), after: said(after), checker })
      .flatMap(({ changes }) => changes)
      .map((change) => plainWords(sentenceOf(change)));
  expect(told('en, es', 'en, es, de')).toEqual(['German was added at the end']);
  expect(told('en, es', 'en, de, es')).toEqual(['German was added after English']);
  expect(told('en, es, de', 'en, es')).toEqual(['German was removed']);
  expect(told('en, es', 'en, es, x y')).toEqual(['Language “x y” was added at the end']);
});
