import { isHolder, valueAt } from '#kit/model';
import {
  filled,
  head,
  hero,
  lengthOf,
  namesIn,
  one,
  type Pick,
  placesIn,
  type Sections,
  type SlowPage,
  sectionText,
  some,
} from './slow-parts.ts';
import { pieces, values, wrongNames } from './slow-words.ts';

/** What a text repeats: one piece or several, in turn, at random, or counted. */
function repeated(pick: Pick): { unit: (round: number) => string; made: string } {
  const chosen = some(pieces, 1 + pick(4), pick);
  const all = chosen.join('');
  const kind = pick(4);
  if (kind === 0) return { made: `mixed ${JSON.stringify(chosen)}`, unit: () => one(chosen, pick) };
  if (kind === 1) return { made: `counted ${JSON.stringify(all)}`, unit: (round) => all + round };
  return { made: JSON.stringify(all), unit: () => all };
}

/** The ways to write a text, with what begins, ends and may not stand in it. */
const styles = [
  { name: 'plain', open: '', close: '', escape: (text: string) => text },
  {
    name: 'in quotes',
    open: '"',
    close: '"',
    escape: (text: string) => text.replaceAll('"', "'").replaceAll('\\', '\\\\'),
  },
  { name: 'in single quotes', open: "'", close: "'", escape: (text: string) => text.replaceAll("'", "''") },
  { name: 'of lines', open: '|\n', close: '', escape: (text: string) => text },
  { name: 'folded', open: '>\n', close: '', escape: (text: string) => text },
] as const;

/** A long text in place of one of an example's. */
export function inText(sections: Sections, pick: Pick): SlowPage {
  const section = structuredClone(one(sections, pick));
  const places = placesIn(section, (value) => typeof value === 'string');
  const place = one(places.length > 0 ? places : [['text']], pick);
  const holder = valueAt(section, place.slice(0, -1));
  const name = place.at(-1);
  if (isHolder(holder) && name !== undefined) holder[name] = '@@@';
  const page = `${head}sections:\n${pick(2) === 0 ? hero : ''}${sectionText(section)}`;
  const [before = '', after = ''] = page.split(page.includes('"@@@"') ? '"@@@"' : '@@@');
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const spaces = ' '.repeat(line.length - line.replace(/^[ -]*/, '').length + 2);
  const style = one(styles, pick);
  const width = pick(3) === 0 ? 1 + pick(60) : 0;
  const { unit, made } = repeated(pick);
  const lineEnd = `\n${spaces}`;
  const text = (round: number) =>
    style.escape(unit(round)).replaceAll('\n', lineEnd) + (width > 0 && round % width === 0 ? lineEnd : '');
  return {
    text: filled(before + style.open.replace('\n', lineEnd), text, style.close + after, lengthOf(pick)),
    made: `a text ${style.name} at ${section['type']} ${place.join(' ')}${width > 0 ? `, ${width} a line` : ''}: ${made}`,
  };
}

const lineBegins: readonly string[] = [
  ...[
    '',
    'title: ',
    'title ',
    'title: "',
    "title: '",
    '{ "title": "',
    '- ',
    '# ',
    '---\n',
    `${head}# `,
    `${head}sections: [`,
    `${head}sections: [{ `,
  ],
  ...[`${head}sections:\n  - `, `${head}sections:\n${hero}`, `${head}sections:\n  - type: hero\n    heading: `],
  ...[`${head}sections:\n  - type: card-grid\n    items: [`, `${head}sections:\n  - { type: prose, text: `],
];
const lineEnds: readonly string[] = [
  '',
  '\n',
  `\n${head}sections: []\n`,
  '"\n',
  ']\n',
  ' }]\n',
  '\n  - type: hero\n    heading: x\n',
];

/** A page that is mostly one line. */
export function oneLine(_: Sections, pick: Pick): SlowPage {
  const [begin, end] = [one(lineBegins, pick), one(lineEnds, pick)];
  const { unit, made } = repeated(pick);
  const text = filled(begin, (round) => unit(round).replaceAll(/[\r\n]/g, ' '), end, lengthOf(pick));
  return { text, made: `a line after ${JSON.stringify(begin.slice(-30))}: ${made}` };
}

const leads: readonly string[] = [
  '- ',
  '- ',
  '-',
  '- - ',
  '? ',
  '* ',
  '1. ',
  '# ',
  '• ',
  '\t',
  '"',
  '{',
  '[',
  '| ',
  '> ',
  '+ ',
  '– ',
];
const separators: readonly string[] = [': ', ': ', ': ', ':', ' : ', ' ', '= ', ':\t', ''];

/** A line of a name and a value, with what is wrong with either; some count, some step to the right with each round. */
function lineShape(names: readonly string[], pick: Pick): (round: number) => string {
  const indent = pick(3) === 0 ? pick(14) : 2 * pick(5);
  const lead = pick(2) === 0 ? one(leads, pick) : '';
  const known = one([...names, 'type', 'typ', 'title', 'sections', 'items', 'type', 'typ'], pick);
  const name = one([known, known, one(wrongNames(known), pick), ''], pick);
  const separator = name === '' ? '' : one(separators, pick);
  const value =
    pick(4) === 0
      ? some(pieces, 1 + pick(3), pick)
          .join('')
          .replaceAll(/[\r\n]/g, '')
      : one(values, pick);
  const counted = pick(10);
  const growth = pick(6) === 0 ? 1 + pick(3) : 0;
  return (round) => {
    const spaces = ' '.repeat(indent + ((growth * round) % 60));
    return `${spaces}${lead}${name}${counted === 0 ? round : ''}${separator}${value}${counted === 1 ? round : ''}\n`;
  };
}

/** The same few lines again and again, in turn or at random. */
export function manyLines(sections: Sections, pick: Pick): SlowPage {
  const section = one(sections, pick);
  const names = namesIn(sections);
  const begins = [
    ...[
      '',
      'title: "x\n',
      head,
      `${head}sections:\n`,
      `${head}sections:\n${hero}`,
      `${head}sections:\n${hero}${sectionText(section)}`,
    ],
    ...[
      `${head}sections:\n  - type: ${section['type']}\n    ${one(names, pick)}:${one(['', ' |', ' "open', ' ['], pick)}\n`,
    ],
  ];
  const [begin, end] = [
    one(begins, pick),
    one(['', '', '', hero, 'title: x\n', '"\n', ']\n', sectionText(section)], pick),
  ];
  const shapes = Array.from({ length: 1 + pick(3) }, () => lineShape(names, pick));
  const isMixed = pick(2) === 0;
  const unit = (round: number) => (isMixed ? one(shapes, pick)(round) : shapes.map((shape) => shape(round)).join(''));
  const made = `lines after ${JSON.stringify(begin.slice(-40))}, ${isMixed ? 'mixed' : 'in turn'}: ${shapes.map((shape) => JSON.stringify(shape(1))).join(' ')}`;
  return { text: filled(begin, unit, end, lengthOf(pick)), made };
}

const opens: readonly string[] = [
  '- ',
  '- - ',
  '? ',
  '{',
  '{a: ',
  '[',
  '[{',
  '"',
  'a:\n',
  '- a:\n',
  'items:\n',
  '- type: tabs\n',
  'sections:\n',
];

/** Lists and groups in each other, as deep as they come, in waves. */
export function nested(_: Sections, pick: Pick): SlowPage {
  const chosen = some(opens, 1 + pick(2), pick);
  const [step, wave] = [pick(3), 2 * (2 + pick(60))];
  let depth = 0;
  const unit = () => {
    const open = one(chosen, pick);
    depth = (depth + step) % wave;
    const spaces = ' '.repeat(depth);
    return open.endsWith('\n') ? spaces + open : open + (pick(3) === 0 ? `\n${spaces}` : '');
  };
  const begin = one(['', `${head}sections:\n`, `${head}sections: `], pick);
  const text = filled(begin, unit, one(['', '\n', ']\n', '}\n'], pick), lengthOf(pick));
  return { text, made: `nested ${JSON.stringify(chosen)} by ${step} up to ${wave}` };
}
