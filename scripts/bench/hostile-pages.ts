import { maximumBytes } from '#engine';
import { pieces } from './long-lines.ts';

/** A number from 0 below a count; the same numbers make the same page. */
type Pick = (count: number) => number;

/** What is said of the page as a whole, before the lines that are repeated. */
const head = 'title: x\ndescription: y\nsections:\n  - type: hero\n    heading: z\n';
const beginnings: readonly string[] = [
  '',
  'title: "x\n',
  'sections:\n',
  head,
  `${head}    text: "open\n`,
  `${head}    text: 'open\n`,
  `${head}    text: |\n`,
  `${head}    text: [\n`,
  `${head}  - type: prose\n    paragraphs: |\n      A text.\n`,
  `${head}  - type: prose\n    points:\n`,
  `${head}  - type: card-grid\n    items:\n`,
  `${head}  - type: table\n    columns: [A, B]\n    rows:\n`,
  `${head}  - type: calculator\n    inputs:\n`,
];

/** What a line may begin with, and the words of fields that it may hold. */
const leads: readonly string[] = ['- ', '- - ', '-', '? ', '* ', '1. ', '# ', '| ', '"', "'", '{ ', '[', '\t'];
const words: readonly string[] = [
  ...[
    'title: ',
    'text: ',
    'type: ',
    'typ: ',
    'heading: ',
    'items:',
    'sections:',
    'rows: ',
    'buttons:',
    'label: ',
    'id: a',
    'formula: ',
  ],
  ...[
    'hero',
    'prose',
    'card-grid',
    'stats',
    'a: b',
    'a',
    'x y z',
    '/about',
    '"x"',
    '((facts.a))',
    '2026-01-01',
    '*a*',
    '**a',
    '_a_',
    '[a](/b)',
    '\\',
    '&amp;',
    '~~a~~',
    '\u2019',
  ],
];
/** Marks of inline Markdown, and what may stand between them: these make valid pages. */
const marks: readonly string[] = [
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '*_',
    '[',
    ']',
    '](',
    '](/b)',
    '[]',
    '[a](',
    '[a](/b',
    '[a](/b "',
    '(',
    ')',
    '\\',
    '&',
    '&#1;',
    '!',
    '![',
    '<',
    '>',
  ],
  ...['a', ' ', 'a ', ' a', '.', '((a))', '((', '~', '\n'],
];

/** The texts that a page repeats are made once: a page of them all again and again, as long as a page may be. */
export function hostilePage(pick: Pick): string {
  const room = maximumBytes - 64;
  const of = <T>(list: readonly T[], otherwise: T): T => list[pick(list.length)] ?? otherwise;
  if (pick(3) === 0) {
    const unit = Array.from({ length: 1 + pick(4) }, () => of(marks, 'a')).join('');
    const isBlock = pick(2) === 0;
    const begin = `${head}    text: ${isBlock ? '|\n      ' : '"'}`;
    const line = (isBlock ? unit.replaceAll('\n', '\n      ') : unit.replaceAll(/[\\\n]/g, '')) || 'a';
    return filled(begin, () => line, isBlock ? '\n' : '"\n', room);
  }
  const shape = Array.from({ length: 1 + pick(4) }, () => ({
    indent: pick(9),
    lead: pick(2) === 0 ? of(leads, '') : '',
    parts: Array.from({ length: 1 + pick(3) }, () => (pick(3) === 0 ? of(pieces, '') : of(words, ''))),
  }));
  // Some pages step further to the right with each round, some count.
  const growth = pick(4) === 0 ? 1 + pick(3) : 0;
  const isCounted = pick(3) === 0;
  const unit = (round: number) =>
    shape
      .map(({ indent, lead, parts }) => {
        const spaces = ' '.repeat(indent + ((growth * round) % 60));
        return `${spaces}${lead}${parts.join('')}${isCounted ? round : ''}\n`;
      })
      .join('');
  return filled(of(beginnings, ''), unit, pick(4) === 0 ? of(beginnings, '') : '', room);
}

function filled(begin: string, unit: (round: number) => string, end: string, room: number): string {
  const all = [begin];
  let left = room - Buffer.byteLength(begin) - Buffer.byteLength(end);
  for (let round = 0; ; round++) {
    const text = unit(round);
    left -= Buffer.byteLength(text);
    if (left < 0) break;
    all.push(text);
  }
  return all.join('') + end;
}
