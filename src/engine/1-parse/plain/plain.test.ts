import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, stringify, type ToStringOptions } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { checker } from '../../../../tests/diagnostics/support/samples.ts';
import { slips } from '../../../../tests/diagnostics/support/slips.ts';
import { specification } from '../../../../tests/specification/folders.ts';
import { isThorough } from '../../../../tests/support/extent.ts';
import { randomFrom } from '../../../../tests/support/random.ts';
import { readWithLibrary } from '../read-yaml.ts';
import { readPlain } from './read-plain.ts';

const files = readContent(projectRoot, specification.pages, specification.public);
const texts = [...files.pages, files.site, files.facts].flatMap((source) => source?.text ?? []);

/** True where the quick reader leaves a text to the library, or both read the same data at the same places. */
function agrees(text: string): boolean {
  const plain = readPlain(text);
  if (!plain) return true;
  const { root, problems, marks } = readWithLibrary(text, checker.vocabulary.fields);
  return problems.length === 0 && marks.length === 0 && isDeepStrictEqual(plain, root);
}

const disagreements = (of: Iterable<string>) => [...of].filter((text) => !agrees(text));

describe('the quick reader and the YAML library', () => {
  it('read the frozen pages alike, and quickly', () => {
    expect(texts.filter((text) => !readPlain(text))).toEqual([]);
    expect(disagreements(texts)).toEqual([]);
  });

  const styles: ToStringOptions[] = [
    {},
    { indent: 4 },
    { indentSeq: false },
    { lineWidth: 40 },
    { lineWidth: 0 },
    { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
    { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' },
    { defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' },
    { defaultStringType: 'BLOCK_FOLDED', defaultKeyType: 'PLAIN' },
  ];
  it('read the frozen pages in other styles alike', () => {
    for (const style of styles)
      expect(disagreements(texts.map((text) => stringify(parse(text), { lineWidth: 100, ...style })))).toEqual([]);
  });

  it('read pages with slips alike', () => {
    const pick = randomFrom(3);
    const made = texts.flatMap((text) => {
      const lines = text.split('\n');
      return slips.flatMap((slip) => slip.make(lines, pick(lines.length), pick)?.lines.join('\n') ?? []);
    });
    expect(made.length).toBeGreaterThan(200);
    expect(disagreements(made)).toEqual([]);
  });

  it('read pieces of pages with letters and signs changed at random alike', () => {
    const pick = randomFrom(5);
    const made = Array.from({ length: isThorough ? 12_000 : 4_000 }, () => changed(piece(texts, pick), pick));
    expect(made.filter((text) => readPlain(text)).length).toBeGreaterThan(300);
    expect(disagreements(made)).toEqual([]);
  });

  const odd = [
    ['an empty text', ''],
    ['a comment alone', '# nothing\n'],
    ['a text alone', 'hello\n'],
    ['numbers', 'a: 1\nb: -0.5\nc: 1e3\nd: 0x1F\ne: 0o17\nf: 007\ng: 1_000\nh: .5\ni: 12.\nj: +3\n'],
    ['words', 'a: true\nb: True\nc: yes\nd: ~\ne: Null\nf: .inf\ng: .NaN\nh: on\n'],
    ['dates', 'a: 2026-01-01\nb: 10:30\nc: 1.2.3\n'],
    ['names that are no text', 'true: a\nnull: b\n12: c\n'],
    ['refused names', '__proto__:\n  a: 1\nconstructor: 2\n'],
    ['a name twice', 'a: 1\na: 2\n'],
    ['an empty field', 'a:\nb: 1\n'],
    ['lists in line with their names', 'a:\n- b: 1\n  c:\n  - 2\n-3\n'],
    ['lists in lists', 'a:\n  - - 1\n    - 2\n  -\n    - 3\n'],
    ['brackets', 'a: [1, "b, c", [d], { e: f }]\nb: {}\nc: []\nd: [a,b]\ne: [a, ]\nf: {a: 1}\ng: { a }\n'],
    ['a text over several lines', 'a: one\n  two\n\n  three\nb: 1\n'],
    ['texts below marks', 'a: |\n  one\n\n  two\n\nb: >-\n  one\n  two\n\n\n  three\nc: >+\n  x\n\n'],
    ['a comment below a text', 'a: |\n  one\n # note\n  # not a note\nb: 1\n'],
    ['several documents', 'a: 1\n---\nb: 2\n'],
    ['spaces that do not break', 'a: [b\u00a0 , c]\nd: e\u00a0\nf: |\n  g\u00a0\nh: { i: j\u00a0}\n'],
    ['a vertical tab', 'a: >-\n  \u000b  b: c\n'],
    ['no line end', 'a: |\n  b'],
  ] as const;
  it.each(odd)('read %s alike, line by line', (_, text) => {
    const lines = text.split('\n');
    const tops = lines.flatMap((line, index) => (/^\w/.test(line) ? [index] : []));
    const parts = tops.map((start, index) => lines.slice(start, tops[index + 1]).join('\n'));
    expect(disagreements([text, ...parts, ...parts.map((part) => `${part}\n`)])).toEqual([]);
  });

  it.each([
    ['text with a lost comment', 'a: one #two\n'],
    ['a field that slipped into a text', 'a: >\n  one\n  heading: two\n'],
    ['a list that slipped into a text', 'a: >\n  one\n  - two\n  - three\n'],
    ['a step in a text', 'a: |\n  one\n    two\n'],
    ['a quote that is not opened', 'a: one"\n'],
    ['a tab', 'a:\tone\n'],
    ['an anchor', 'a: &b one\n'],
    ['an alias', 'a: *b\n'],
    ['a tag', 'a: !b one\n'],
    ['a merge', '<<: { a: 1 }\n'],
  ])('leave %s to the library', (_, text) => {
    expect(readPlain(text)).toBeUndefined();
  });
});

type Pick = (count: number) => number;

/** Some lines of a page, at times below its first lines, at times moved to the edge. */
function piece(from: readonly string[], pick: Pick): string {
  const lines = from[pick(from.length)]?.split('\n') ?? [];
  const start = pick(lines.length);
  const part = lines.slice(start, start + 3 + pick(25));
  const indent = pick(2) === 0 ? (/^ */.exec(part[0] ?? '')?.[0].length ?? 0) : 0;
  const moved = part.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)));
  return [...(pick(2) === 0 ? lines.slice(0, 6) : []), ...moved].join('\n') + (pick(3) === 0 ? '' : '\n');
}

const signs = [...' \n:#-\'"|>[]{},&*!?%@`\\=~0.x_aé', '  ', '\n\n', ' #', ': ', '- ', '\n  ', '\n    ', '---', 'null'];
const others = ['<<', '\u00a0', '\u2028', '((', '\t'];

/** The text with one or two of its letters or lines changed. */
function changed(text: string, pick: Pick): string {
  let made = text;
  for (let edits = 1 + pick(2); edits > 0; edits--) {
    const at = pick(made.length);
    const sign = [...signs, ...others][pick(signs.length + others.length)] ?? '';
    const kind = pick(5);
    if (kind === 0) made = made.slice(0, at) + made.slice(at + 1 + pick(3));
    else if (kind === 1) made = made.slice(0, at) + sign + made.slice(at + 1);
    else if (kind === 2) made = withLineMoved(made, pick);
    else made = made.slice(0, at) + sign + made.slice(at);
  }
  return made;
}

function withLineMoved(text: string, pick: Pick): string {
  const lines = text.split('\n');
  const line = pick(lines.length);
  lines[line] = ' '.repeat(pick(3)) + (lines[line] ?? '').slice(pick(3));
  return lines.join('\n');
}
