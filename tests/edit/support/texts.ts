import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCollection, isMap, isScalar, parse, parseDocument, Scalar, visit } from 'yaml';
import { projectRoot } from '#builder/base';

/** A text that edits are made on. */
export type Sample = { name: string; text: string };

const folder = join(projectRoot, 'tests/specification/pages');

/** The pages of the specification and what they share, as they are. */
export const shippedTexts: readonly Sample[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

type Pick = (count: number) => number;
type Restyle = (text: string, pick: Pick) => string;

/** Ways to write the same data otherwise. */
const restyles: Readonly<Record<string, Restyle>> = {
  comments: withComments,
  'Windows line ends': (text, pick) => withComments(text, pick).replaceAll('\n', '\r\n'),
  'byte order mark': (text) => `\uFEFF${text}`,
  'no last line break': (text, pick) => withComments(text, pick).trimEnd(),
  'no blank lines': (text, pick) => withComments(text, pick).replaceAll(/\n(?=\n {2}- type:)/g, ''),
  'two blank lines': (text, pick) => withComments(text, pick).replaceAll(/\n(?=\n {2}- type:)/g, '\n\n'),
  'four spaces': (text) => written(text, { indent: 4 }),
  'dashes below their field': (text, pick) => withComments(written(text, { indentSeq: false }), pick),
  'double quotes': (text) => written(text, { defaultStringType: Scalar.QUOTE_DOUBLE, lineWidth: 0 }),
  'single quotes': (text, pick) => withComments(written(text, { defaultStringType: Scalar.QUOTE_SINGLE }), pick),
  'plain over several lines': (text) => written(text, { defaultStringType: Scalar.PLAIN, lineWidth: 70 }),
  'folded and kept': (text, pick) => keptBlocks(text, pick),
  'some brackets': (text, pick) => withComments(someBrackets(text, pick), pick),
  'all in brackets': (text) => allInBrackets(text),
  'brackets with comments': (text, pick) => bracketComments(allInBrackets(text), pick),
  JSON: (text) => `${JSON.stringify(parse(text), null, 2)}\n`,
  'JSON in one line': (text) => JSON.stringify(parse(text)),
};

/** One of the shipped texts, as it is or in one of the other ways of writing. */
export function someText(pick: Pick): Sample {
  return restyled(shippedTexts[pick(shippedTexts.length)] ?? { name: '', text: '' }, pick);
}

/** A text as it is or in one of the other ways of writing. */
export function restyled(sample: Sample, pick: Pick): Sample {
  const [style] = Object.entries(restyles)[pick(Object.keys(restyles).length + 1)] ?? [];
  return inStyle(sample, style, pick);
}

/** A text as it is and in each of the other ways of writing. */
export function inAllStyles(sample: Sample, pick: Pick): Sample[] {
  const others = Object.keys(restyles).map((style) => inStyle(sample, style, pick));
  return [sample, ...others.filter(({ name }) => name !== sample.name)];
}

function inStyle({ name, text }: Sample, style: string | undefined, pick: Pick): Sample {
  const restyle = style === undefined ? undefined : restyles[style];
  if (!restyle) return { name, text };
  const other = restyle(text, pick);
  // A way that changes what the text says is none.
  const isSame = JSON.stringify(parse(other)) === JSON.stringify(parse(text));
  return isSame ? { name: `${name}, ${style}`, text: other } : { name, text };
}

function written(text: string, options: Parameters<ReturnType<typeof parseDocument>['toString']>[0]): string {
  const document = parseDocument(text);
  const isStyled = options?.defaultStringType !== undefined;
  if (isStyled)
    visit(document, {
      Scalar(key, node) {
        if (key !== 'key' && typeof node.value === 'string' && !node.value.includes('\n')) delete node.type;
      },
    });
  return document.toString({ lineWidth: 100, ...options, ...(isStyled ? { defaultKeyType: 'PLAIN' } : {}) });
}

function keptBlocks(text: string, pick: Pick): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (node.value.endsWith('\n') && pick(2) === 0) node.value += '\n';
      node.type = pick(2) === 0 ? 'BLOCK_FOLDED' : 'BLOCK_LITERAL';
    },
  });
  return document.toString({ lineWidth: 80 });
}

function someBrackets(text: string, pick: Pick): string {
  const document = parseDocument(text);
  visit(document, {
    Collection(key, node) {
      if (key !== null && pick(4) === 0) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 80 });
}

function allInBrackets(text: string): string {
  const document = parseDocument(text);
  if (isCollection(document.contents)) document.contents.flow = true;
  visit(document, {
    Node(_, node) {
      node.comment = null;
      node.commentBefore = null;
    },
  });
  return document.toString({ lineWidth: 100, trailingComma: true });
}

function bracketComments(text: string, pick: Pick): string {
  return numbered(text, (line, note) => (line.endsWith(',') && pick(3) === 0 ? `${line} # ${note}` : line));
}

/** Comments above entries, behind values, below entries, and set off by blank lines, each with its number. */
function withComments(text: string, pick: Pick): string {
  const document = parseDocument(text);
  visit(document, {
    Scalar(key, node) {
      const isText = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      if (key === 'value' && !node.comment && pick(isText ? 3 : 12) === 0) node.comment = ' behind';
    },
  });
  const heads = new Set<number>();
  const plain = document.toString({ lineWidth: 0 });
  visit(parseDocument(plain), {
    Pair: (_, { key }) => void (isScalar(key) && heads.add(lineOf(plain, key.range?.[0] ?? 0))),
    Seq: (_, { items, flow }) => {
      for (const item of flow ? [] : items) if (isMap(item)) heads.add(lineOf(plain, item.range?.[0] ?? 0));
    },
  });
  return numbered(plain, (line, note, index) => {
    const margin = ' '.repeat(line.length - line.trimStart().length);
    if (!heads.has(index) || index === 0) return line;
    const kind = pick(14);
    if (kind === 0) return `${margin}# ${note} above\n${line}`;
    if (kind === 1 && line.trimStart().startsWith('- ')) return `\n${margin}# ${note} set off\n\n${line}`;
    if (kind === 2 && line.trimStart().startsWith('- ')) return `${margin}    # ${note} below\n${line}`;
    return line;
  });
}

function numbered(text: string, change: (line: string, note: string, index: number) => string): string {
  let count = 0;
  return text
    .split('\n')
    .map((line, index) => change(line, `note ${++count}`, index))
    .join('\n')
    .replaceAll('# behind', () => `# behind ${++count}`);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}
