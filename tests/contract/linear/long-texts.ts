import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { isThorough } from '../../support/extent.ts';
import { randomFrom } from '../../support/random.ts';

/** Letters of every kind; a class of letters is shown by the first of them that it holds. */
const letters = [
  ' ',
  'x',
  '1',
  '-',
  '\t',
  '_',
  '"',
  "'",
  '{',
  '[',
  ',',
  '.',
  '/',
  'A',
  '*',
  '\u00a0',
  '→',
  '\n',
  'é',
  '\u0001',
];

/** What a class of letters is shown by that holds none of those: vowels, for instance. */
const others = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

/** Pieces that a hostile line may repeat, and ends that may make all that was found worth nothing. */
const pieces = [' ', 'x', '\t', ' x', '- ', '\\"'];
const ends = ['\u0001', 'z', ' \n', '', '.'];

/**
 * Long texts that could make an expression slow: how a match begins, then a piece of it again and again, and an end that
 * it may not find. Each is a function of how often the piece is repeated. The same in every run.
 */
export function* longTexts(expression: RegExp): Generator<(times: number) => string> {
  const { alternatives } = new RegExpParser().parsePattern(expression.source, undefined, undefined, {
    unicode: expression.flags.includes('u'),
  });
  const pick = randomFrom(expression.source.length);
  for (let count = 0; count < (isThorough ? 120 : 60); count++) {
    const sample = sampleOf(alternatives, expression.flags, pick);
    const cut = pick(sample.length + 1);
    const begin = sample.slice(0, cut).join('');
    const own = sample.slice(Math.max(0, cut - pick(3)), cut + 1 + pick(2)).join('');
    const piece = count % 3 === 0 || own === '' ? (pieces[pick(pieces.length)] ?? '') : own;
    const end = count % 4 === 0 ? sample.slice(cut).join('') : '';
    const last = ends[pick(ends.length)] ?? '';
    yield (times) => begin + piece.repeat(times) + end + last;
  }
}

type Pick = (count: number) => number;

/** A text as the expression looks for it, letter by letter; what may be left out is left out now and then. */
function sampleOf(alternatives: readonly AST.Alternative[], flags: string, pick: Pick): string[] {
  const elements = alternatives[pick(alternatives.length)]?.elements ?? [];
  return elements.flatMap((element) => sampleOfElement(element, flags, pick));
}

function sampleOfElement(element: AST.Element, flags: string, pick: Pick): string[] {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return sampleOf(element.alternatives, flags, pick);
    case 'Quantifier':
      return element.min === 0 && pick(4) === 0 ? [] : sampleOfElement(element.element, flags, pick);
    case 'Assertion':
    case 'Backreference':
      return [];
    case 'Character':
      return [String.fromCodePoint(element.value)];
    default: {
      const fitting = fittingLetters(element.raw, flags);
      return fitting.length === 0 ? [] : [fitting[pick(fitting.length)] ?? ''];
    }
  }
}

const known = new Map<string, readonly string[]>();

/** The first four letters that a class of letters holds. */
function fittingLetters(raw: string, flags: string): readonly string[] {
  const key = `${flags} ${raw}`;
  const before = known.get(key);
  if (before) return before;
  const expression = new RegExp(`^${raw}$`, flags.replaceAll(/[gmy]/g, ''));
  const found = letters.filter((letter) => expression.test(letter));
  const fitting = (found.length > 0 ? found : others.filter((letter) => expression.test(letter))).slice(0, 4);
  known.set(key, fitting);
  return fitting;
}
