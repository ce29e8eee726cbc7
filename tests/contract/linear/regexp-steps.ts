import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Matches a part of an expression at a place of the text, and then what follows it. */
type Matcher = (run: Run, at: number, next: (at: number) => boolean) => boolean;

/** One attempt to match: the text, the captured groups and how many characters or places were looked at. */
type Run = { text: string; groups: Map<unknown, string>; steps: number };

/**
 * Looks for every match of an expression as a backtracking engine does (ECMA-262, 22.2.2) and counts what it looks at:
 * unlike time, that is the same on every machine. Returns the places of the matches too, for comparison with the engine's own.
 */
export function countSteps(pattern: RegExp): (text: string) => { steps: number; matches: [number, number][] } {
  const ast = new RegExpParser().parsePattern(
    pattern.source,
    undefined,
    undefined,
    pattern.flags.includes('u') ? { unicode: true } : {},
  );
  const match = eitherOf(ast.alternatives, pattern.flags);
  return (text) => {
    const run: Run = { text, groups: new Map(), steps: 0 };
    const matches: [number, number][] = [];
    for (let from = 0; from <= text.length; from++) {
      run.groups.clear();
      let end = -1;
      run.steps++;
      const isFound = match(run, from, (at) => {
        end = at;
        return true;
      });
      if (!isFound) continue;
      matches.push([from, end]);
      if (!pattern.global) break;
      from = Math.max(end - 1, from);
    }
    return { steps: run.steps, matches };
  };
}

function eitherOf(alternatives: readonly AST.Alternative[], flags: string): Matcher {
  const matchers = alternatives.map(({ elements }) => sequence(elements, flags));
  return (run, at, next) => matchers.some((match) => match(run, at, next));
}

function sequence(elements: readonly AST.Element[], flags: string): Matcher {
  return elements
    .map((element) => matcherOf(element, flags))
    .reduceRight<Matcher>(
      (rest, first) => (run, at, next) => first(run, at, (then) => rest(run, then, next)),
      (_run, at, next) => next(at),
    );
}

function matcherOf(element: AST.Element, flags: string): Matcher {
  switch (element.type) {
    case 'Group':
      return eitherOf(element.alternatives, flags);
    case 'CapturingGroup':
      return capture(element, flags);
    case 'Quantifier':
      return repeated(element, flags);
    case 'Assertion':
      return assertion(element, flags);
    case 'Backreference':
      return (run, at, next) => {
        const text = (Array.isArray(element.resolved) ? undefined : run.groups.get(element.resolved)) ?? '';
        run.steps += text.length;
        return run.text.startsWith(text, at) && next(at + text.length);
      };
    default:
      return single(oneOf(element, flags));
  }
}

function single(fits: (letter: string) => boolean): Matcher {
  return (run, at, next) => {
    run.steps++;
    return at < run.text.length && fits(run.text.charAt(at)) && next(at + 1);
  };
}

/** Whether a letter is one that an element stands for; the engine itself is asked, once for each letter. */
function oneOf({ raw }: AST.Element, flags: string): (letter: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gmy]/g, ''));
  const known = new Map<string, boolean>();
  return (letter) => {
    const fits = known.get(letter) ?? expression.test(letter);
    known.set(letter, fits);
    return fits;
  };
}

function capture(group: AST.CapturingGroup, flags: string): Matcher {
  const inner = eitherOf(group.alternatives, flags);
  return (run, at, next) =>
    inner(run, at, (end) => {
      const before = run.groups.get(group);
      run.groups.set(group, run.text.slice(at, end));
      if (next(end)) return true;
      run.groups.set(group, before ?? '');
      return false;
    });
}

function repeated({ element, min, max, greedy }: AST.Quantifier, flags: string): Matcher {
  if (element.type === 'CharacterClass' || element.type === 'Character' || element.type === 'CharacterSet')
    return repeatedLetter(oneOf(element, flags), min, max, greedy);
  const inner = matcherOf(element, flags);
  const again =
    (count: number): Matcher =>
    (run, at, next) => {
      const more = () =>
        count < max && inner(run, at, (then) => (then > at || count < min) && again(count + 1)(run, then, next));
      const enough = () => count >= min && next(at);
      return greedy ? more() || enough() : enough() || more();
    };
  return again(0);
}

/** The same for a single letter, without recursion: texts are long. */
function repeatedLetter(fits: (letter: string) => boolean, min: number, max: number, greedy: boolean): Matcher {
  const isMore = (run: Run, at: number, count: number) => {
    run.steps++;
    return count < max && at + count < run.text.length && fits(run.text.charAt(at + count));
  };
  return (run, at, next) => {
    let count = 0;
    while (count < min || greedy) {
      if (!isMore(run, at, count)) break;
      count++;
    }
    if (count < min) return false;
    if (!greedy) {
      while (!next(at + count)) if (!isMore(run, at, count++)) return false;
      return true;
    }
    for (; count >= min; count--) {
      run.steps++;
      if (next(at + count)) return true;
    }
    return false;
  };
}

function assertion(element: AST.Assertion, flags: string): Matcher {
  const holds = condition(element, flags);
  return (run, at, next) => {
    run.steps++;
    return holds(run, at) && next(at);
  };
}

function condition(element: AST.Assertion, flags: string): (run: Run, at: number) => boolean {
  const isMultiline = flags.includes('m');
  const isWord = (text: string, at: number) => /\w/.test(text.charAt(at));
  const isEnd = (text: string, at: number) => /[\n\r\u2028\u2029]/.test(text.charAt(at));
  switch (element.kind) {
    case 'start':
      return ({ text }, at) => at === 0 || (isMultiline && isEnd(text, at - 1));
    case 'end':
      return ({ text }, at) => at === text.length || (isMultiline && isEnd(text, at));
    case 'word':
      return ({ text }, at) => (isWord(text, at - 1) !== isWord(text, at)) !== element.negate;
    case 'lookahead': {
      const match = eitherOf(element.alternatives, flags);
      return (run, at) => match(run, at, () => true) !== element.negate;
    }
    case 'lookbehind': {
      const match = eitherOf(element.alternatives, flags);
      const reach = Math.max(...element.alternatives.map(longest));
      return (run, at) => {
        for (let from = at; from >= Math.max(0, at - reach); from--)
          if (match(run, from, (end) => end === at)) return !element.negate;
        return element.negate;
      };
    }
  }
}

/** How many letters an element can match at most. */
function longest(element: AST.Element | AST.Alternative): number {
  if (element.type === 'Alternative') return element.elements.reduce((sum, each) => sum + longest(each), 0);
  if (element.type === 'Quantifier') return element.max * longest(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return Math.max(...element.alternatives.map(longest));
  return element.type === 'Assertion' ? 0 : 1;
}
