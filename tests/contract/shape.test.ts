import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { codeBelow, codeOf, longFunctions, sizesBelow, unprovedCasts } from './checks/code-shape.ts';

const product = ['src', 'scripts', 'supabase'];
/** A list of ten tasks, each of them short. */
const longLists: readonly string[] = ['tests/studio/support/studio-tasks.ts'];
const code = codeBelow(projectRoot, product);

describe('files and functions are small enough to be read at once', () => {
  it('no file has more than 300 lines, and nine of ten have less than 200', () => {
    const sizes = sizesBelow(projectRoot, [...product, 'tests']);
    expect(sizes.filter(({ file, lines }) => lines > 300 && !longLists.includes(file))).toEqual([]);
    const large = sizes.filter(({ lines }) => lines >= 200);
    expect(large.length, large.map(({ file, lines }) => `${file}: ${lines}`).join('\n')).toBeLessThan(
      sizes.length / 10,
    );
  });

  it('no function has more than 80 lines', () => {
    expect(code.flatMap((each) => longFunctions(each, 80))).toEqual([]);
  });
});

it('a type is claimed only of what comes from outside, or where a comment says what has proved it', () => {
  expect(code.flatMap(unprovedCasts)).toEqual([]);
});

describe('what they would find', () => {
  it('a long function, but no group of tests', () => {
    const long = `() => {\n${'go();\n'.repeat(9)}}`;
    expect(longFunctions(codeOf('a.ts', `const a = ${long};\n`), 10)).toEqual(['a.ts:1: a function of 11 lines']);
    expect(longFunctions(codeOf('a.ts', `describe('a', ${long});\ndescribe.each([1])('%s', ${long});\n`), 10)).toEqual(
      [],
    );
  });

  it.each(['const a = b as string;', 'const a = b!;', 'let a: any;', 'const a = (b as unknown) as string;'])(
    '`%s`',
    (line) => {
      expect(unprovedCasts(codeOf('a.ts', `${line}\n`))).toHaveLength(1);
    },
  );

  it.each([
    "const a = ['b'] as const;",
    'const a = JSON.parse(text) as string[];',
    '// The schema has just accepted it.\nconst a = b as string;',
  ])('and not `%s`', (text) => {
    expect(unprovedCasts(codeOf('a.ts', `${text}\n`))).toEqual([]);
  });
});
