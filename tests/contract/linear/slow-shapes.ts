import { filled, head, hero, most } from './slow-parts.ts';

const cards = `${head}sections:\n${hero}  - type: card-grid\n    items:\n`;
const text = (unit: (round: number) => string) =>
  filled(`${head}sections:\n${hero}  - type: prose\n    paragraphs: "`, unit, '"\n', most);
const below = (begin: string, unit: (round: number) => string, end = '') => filled(begin, unit, end, most);

/** Pages that took seconds once, each by another way, and some that are near to them. */
export const slowShapes: Readonly<Record<string, string>> = {
  'stars in a text': text(() => '*a'),
  'stars and spaces in a text': text(() => '*a* '),
  'links to pages that are not there': text((round) => `[a](/n${round}) `),
  'placeholders of nothing': text((round) => `((n${round})) `),
  'entries of a wrong name': below(cards, () => '      - titel: x\n'),
  'entries of wrong names': below(cards, (round) => `      - titel${round}: x\n`),
  'entries that nobody knows': below(cards, (round) => `      - title: x\n        foo${round}: y\n`),
  'fields that nobody knows': below(`${head}sections:\n  - type: card-grid\n`, (round) => `    foo${round}: y\n`),
  'fields between braces': below(cards.replace(/\n$/, ' [{'), (round) => `a${round}: 1,`, '}]\n'),
  'groups between brackets': below(cards.replace(/\n$/, ' ['), () => '{a},', ']\n'),
  'letters between brackets': below(cards.replace(/\n$/, ' ['), () => 'a,', ']\n'),
  'links of cards': below(cards, (round) => `      - title: x\n        link: /n${round}\n`),
  'links to sections': below(
    `${head}sections:\n`,
    (round) => `  - type: prose\n    id: a${round}\n    paragraphs: "[x](#b${round})"\n`,
  ),
  'sections of a wrong type': below(`${head}sections:\n`, (round) => `  - type: prse${round}\n`),
  'sections of `typ`': below('title: x\nsections:\n', () => '  - typ:\n'),
  'sections of `typ` with a block': below('title: x\nsections:\n', () => '  - typ: prose\n'),
  'sections of nothing': below(`${head}sections:\n`, () => '  -\n'),
  'dashes on one line': below('', () => '- typ: '),
  'closing braces': below(`${head}sections:\n  - { type: prose, text: `, () => '}', ']\n'),
  tags: below(`${head}sections:\n`, () => '  - !a x\n'),
  'an open quote and many lines': below(`title: "x\n${head}sections:\n`, () => '  - type: prose\n'),
  'days of all years': below(
    `${head}sections:\n  - type: events\n    items:\n`,
    (round) => `      - title: x\n        begins: ${2000 + (round % 999)}-0${1 + (round % 9)}-1${round % 7}\n`,
  ),
};
