import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/**
 * A dash before every field, where only the first field of an entry has one: the dashes of a whole list are one slip.
 * An entry begins where the name of the list's first field comes again; a group has no dash at all.
 */
export const dashedFieldsFixes: FindFixes = (draft, index) => {
  const heads = headsAround(draft, index);
  const first = heads[0];
  if (first === undefined || heads.length < 2) return [];
  const name = nameAt(draft, first);
  const others = heads.filter((line) => nameAt(draft, line) !== name);
  if (others.some((line) => !draft.vocabulary.fields.has(nameAt(draft, line) ?? ''))) return [];
  const isGroup = new Set(heads.map((line) => nameAt(draft, line))).size === heads.length;
  return [
    ...(others.length > 0 ? [undashed(draft, others, 1)] : []),
    ...(isGroup ? [undashed(draft, heads, 1.2)] : []),
  ];
};

/** The lines that begin the entries of the list that a line belongs to. */
function headsAround(draft: Draft, index: number): number[] {
  let start = index;
  while (start > 0 && !isDashed(textAt(draft, start))) start--;
  const indent = indentOf(textAt(draft, start));
  const isInside = (text: string) => !isContent(text) || indentOf(text) > indent || isHead(text);
  const isHead = (text: string) => indentOf(text) === indent && isDashed(text);
  let from = start;
  while (from > 0 && isInside(textAt(draft, from - 1))) from--;
  const heads: number[] = [];
  for (let line = from; line < draft.lines.length && isInside(textAt(draft, line)); line++)
    if (isHead(textAt(draft, line))) heads.push(line);
  return heads;
}

function isDashed(text: string): boolean {
  return /^\s*-\s/.test(text);
}

function nameAt(draft: Draft, line: number): string | undefined {
  return shapeOf(textAt(draft, line)).name;
}

function undashed(draft: Draft, lines: readonly number[], cost: number): Fix {
  const [from = 0, to = from] = [lines[0], lines.at(-1)];
  const wrong = new Set(lines);
  const texts = draft.lines
    .slice(from, to + 1)
    .map(({ text }, index) => (wrong.has(from + index) ? text.replace('-', ' ') : text));
  const column = textAt(draft, from).indexOf('-');
  return {
    from,
    to,
    texts,
    cost,
    finding: finding('layout/extra-dash', { line: texts[0] ?? '', lines: lines.length }),
    mark: { line: from, start: column, end: column + 1 },
    isSure: true,
  };
}
