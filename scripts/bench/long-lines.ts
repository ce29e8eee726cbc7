import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent, maximumBytes } from '#engine';

/** What checking the largest page takes where all of it is one line: the slowest shapes, in ms of the processor. */
export type LineFigures = { shape: string; ms: number };

/** What a line repeats: spaces of all kinds, words, and every sign that means something in YAML, Markdown or placeholders. */
export const pieces: readonly string[] = [
  ...[' ', '\t', '\u00a0', '\u200b', 'x', 'x ', 'title', 'a: ', ': ', ':', 'title: ', ' title:', '- ', '-', '- a: '],
  ...[
    '{',
    '[',
    '[]',
    '{}',
    '{ ',
    ', ',
    ',',
    '"',
    "'",
    '""',
    '"a" ',
    '\\"',
    '#',
    ' # ',
    '**',
    '_',
    '<',
    '|',
    '>',
    '!a ',
    '&a ',
  ],
  ...[
    '((',
    '(( ',
    '((a))',
    '{{a}}',
    '[[a]]',
    '%a',
    '<a>',
    'a))',
    '[a](',
    '[a](/b) ',
    '](',
    '/',
    '../',
    '1,000 ',
    '“',
    '—',
  ],
];

/** Where the line stands in a page, with what comes before and after it. */
export const places: Readonly<Record<string, (line: string) => string>> = {
  'a text': (line) => `title: x${line}z\nsections: []\n`,
  'a text in quotes': (line) => `title: "x${line.replaceAll(/["\\]/g, '')}z"\nsections: []\n`,
  'a field without its colon': (line) => `title ${line}z\nsections: []\n`,
  'a list in brackets': (line) => `title: x\nsections: [{ ${line}z }]\n`,
  'a line of its own': (line) => `title: x\nsections:\n  - type: hero\n${line}\n`,
  'before a field': (line) => `${line}title: x\nsections: []\n`,
};

/** Checks a site with one such page for every shape, and returns the slowest five. */
export function benchLongLines(): LineFigures[] {
  const checker = loadChecker(projectRoot);
  const files = readContent(projectRoot, join(projectRoot, 'schema/example-site'), join(projectRoot, 'public'));
  const check = (text: string) => {
    const started = process.cpuUsage().user;
    compileContent({ ...files, pages: [...files.pages, { file: 'pages/long.yaml', text }] }, checker);
    return (process.cpuUsage().user - started) / 1000;
  };
  check('title: x\n');
  const figures = Object.entries(places).flatMap(([place, pageOf]) =>
    pieces.map((piece): LineFigures => {
      const room = maximumBytes - Buffer.byteLength(pageOf(''));
      const text = pageOf(piece.repeat(Math.floor(room / Buffer.byteLength(piece))));
      return { shape: `${JSON.stringify(piece)} in ${place}`, ms: check(text) };
    }),
  );
  return figures.sort((a, b) => b.ms - a.ms).slice(0, 5);
}
