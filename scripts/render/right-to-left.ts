import type { Rule } from './style-sheet.ts';

/** What stands on a side of the page in a declaration, and what stands there in a page that runs from right to left. */
const mirrored: readonly (readonly [pattern: RegExp, change: (match: RegExpMatchArray) => string])[] = [
  [
    /(?:^|;)(inset|padding|margin|border-width):([^;]+)/g,
    ([, name = '', sides = '']) => {
      const [top = '', right, bottom = '', left] = words(sides);
      const isEven = right === undefined || left === undefined || right === left;
      return isEven ? '' : `${name}:${[top, left, bottom, right].join(' ')}`;
    },
  ],
  [/(?:^|;)transform-origin:left/g, () => 'transform-origin:right'],
  [
    /(?:^|;)([\w-]+):([^;]*\bcircle at [^;]+)/g,
    ([, name = '', value = '']) => (otherSide(value) === value ? '' : `${name}:${otherSide(value)}`),
  ],
  [/(?:^|;)animation:[^;]*\bpass\b/g, () => 'animation-name:pass-back'],
];

const passBack: Rule = { css: '@keyframes pass-back{to{transform:translateX(50%)}}', sheet: 0 };

/**
 * The rules that a site needs besides where one of its languages runs from right to left. Nearly all rules speak of where a line
 * begins and ends, and need none; what names a side is mirrored, whichever block it is of. Other languages' sites have none of it.
 */
export function rightToLeftRules(rules: readonly Rule[]): Rule[] {
  const own = rules.flatMap(({ css, sheet }) => {
    const found = mirroredRule(css);
    return found === '' ? [] : [{ css: found, sheet }];
  });
  return [...own, passBack];
}

/** What of a rule, or of those in its `@media`, is other in such a page. */
function mirroredRule(css: string): string {
  const open = css.indexOf('{');
  const [head, body] = [css.slice(0, open).trim(), css.slice(open + 1, css.lastIndexOf('}'))];
  if (/^@(?:media|supports)/.test(head)) {
    const inner = rulesIn(body).map(mirroredRule).join('');
    return inner === '' ? '' : `${head}{${inner}}`;
  }
  // What is turned has its own sides, such as the borders of an arrow that points down.
  if (head.startsWith('@') || /\brotate\(/.test(body)) return '';
  const declarations = mirrored
    .flatMap(([pattern, change]) => [...body.matchAll(pattern)].map(change))
    .filter((text) => text !== '');
  return declarations.length === 0 ? '' : `${selectors(head).map(inDirection).join(',')}{${declarations.join(';')}}`;
}

/** The rules that stand one after the other in a text. */
function rulesIn(text: string): string[] {
  return split(text, (sign, depth) => sign === '}' && depth === 0).filter((rule) => rule.includes('{'));
}

/** The selectors of a list, those inside of brackets left together. */
function selectors(head: string): string[] {
  return split(head, (sign, depth) => sign === ',' && depth === 0).map((each) => each.replace(/,$/, '').trim());
}

/** The values of a declaration, those inside of brackets left together. */
function words(value: string): string[] {
  return split(value.trim(), (sign, depth) => sign === ' ' && depth === 0).map((each) => each.trim());
}

/** A text in parts, each to the end of a sign that `isEnd`; brackets of any kind count as depth. */
function split(text: string, isEnd: (sign: string, depth: number) => boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ('({['.includes(sign)) depth += 1;
    if (')}]'.includes(sign)) depth -= 1;
    if (!isEnd(sign, depth)) continue;
    parts.push(text.slice(start, at + 1));
    start = at + 1;
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}

/** A selector for what runs from right to left; what stands for no element (`::before`) comes last. */
function inDirection(selector: string): string {
  const end = selector.includes('::') ? selector.indexOf('::') : selector.length;
  return `${selector.slice(0, end)}:dir(rtl)${selector.slice(end)}`;
}

/** A gradient with the middles of its circles seen from the other side. */
function otherSide(value: string): string {
  return value.replaceAll(
    /\bat (?:calc\(100% - ([^()]+)\)|([\d.]+(?:rem|em|px)))(?=[ ,])/g,
    (_, fromEnd?: string, fromStart?: string) => `at ${fromEnd ?? `calc(100% - ${fromStart})`}`,
  );
}
