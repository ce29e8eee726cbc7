import { expect, it } from 'vitest';
import { applyEdit } from '#engine/edit';
import { randomFrom } from '../support/random.ts';

type Pick = (count: number) => number;

/** A list whose entries end in several ways, with comments inside of each, and blank lines and comments between them. */
function someList(pick: Pick): { text: string; count: number } {
  const oneOf = (some: readonly string[]) => some[pick(some.length)] ?? '';
  const count = 2 + pick(3);
  const between = [[''], ['\n'], ['', '\n', '\n  # place @\n\n']][pick(3)] ?? [];
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = oneOf(['  - x: @\n', '  - x: @\n    y:\n      - b\n', '  - x: |\n      @\n']);
    const inside = oneOf(['', '', '    # inside @\n', '\n    # inside @\n']);
    return (entry + inside + (at < count - 1 ? oneOf(between) : '')).replaceAll('@', `${at}`);
  });
  const text = `a:\n${entries.join('')}${oneOf(['', 'z: 1\n', '\nz: 1\n'])}`;
  return { text: pick(4) === 0 ? text.trimEnd() : text, count };
}

/** The comments inside of entries, each with the number of the entry that it stands in. */
function owners(text: string): string[] {
  return [...text.matchAll(/# inside (\d)/g)]
    .map(
      ({ 1: own, index }) =>
        `${own} in ${text
          .slice(0, index)
          .match(/(?<=x: (?:\|\n {6})?)\d/g)
          ?.at(-1)}`,
    )
    .sort();
}

const blanksIn = (text: string) => text.split('\n').filter((line) => line === '').length;

it('a comment inside of an entry goes with it wherever it is moved, no blank line is lost, and back again all stands as before', () => {
  const pick = randomFrom(52);
  for (let round = 0; round < 2000; round++) {
    const { text, count } = someList(pick);
    const [from, to] = [pick(count), pick(count)];
    const there = applyEdit(text, { op: 'move', path: ['a'], from, to });
    if (!('text' in there)) throw new Error(`${JSON.stringify(text)}: ${there.refused}`);
    expect(owners(there.text), `${text}\n${from} to ${to}\n${there.text}`).toEqual(owners(text));
    expect(blanksIn(there.text), `${text}\n${from} to ${to}\n${there.text}`).toBeGreaterThanOrEqual(blanksIn(text));
    const back = applyEdit(there.text, { op: 'move', path: ['a'], from: to, to: from });
    const lines = (some: string) => some.split('\n').filter((line) => line !== '');
    expect(lines('text' in back ? back.text : ''), `${text}\n${from} to ${to}, and back`).toEqual(lines(text));
  }
});
