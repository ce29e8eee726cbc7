import type { Rule } from './style-sheet.ts';

/** What stands on a side of the page in a declaration, and what stands there in a page that runs from right to left. */
const mirrored: readonly (readonly [pattern: RegExp, change: (match: RegExpMatchArray) => string])[] = [
  [/(?:^|;)transform-origin:left/g, () => 'transform-origin:right'],
  [
    /(?:^|;)([\w-]+):([^;]*\bcircle at [^;]+)/g,
    ([, name = '', value = '']) => (otherSide(value) === value ? '' : `${name}:${otherSide(value)}`),
  ],
  [/(?:^|;)animation:[^;]*\bpass\b/g, () => 'animation-name:pass-back'],
];

const passBack: Rule = { css: '@keyframes pass-back{to{transform:translateX(50%)}}', sheet: 0 };

/** Declarations of what has four sides; the corners of a border and its picture have none. */
const ofSides = /(?:^|;)(inset|padding|margin|border)((?!-radius|-image)-[\w-]+)?:([^;]+)/g;

/**
 * The rules that a site needs besides where one of its languages runs from right to left. Nearly all rules speak of where a line
 * begins and ends, and need none; what names a side is mirrored, whichever block it is of. Other languages' sites have none of it.
 */
export function rightToLeftRules(rules: readonly Rule[]): Rule[] {
  const uneven = new Set(rules.flatMap(({ css }) => unevenIn(css)));
  const own = rules.flatMap(({ css, sheet }) => {
    const found = mirroredRule(css, uneven);
    return found === '' ? [] : [{ css: found, sheet }];
  });
  return [...own, passBack];
}

/** What of a rule, or of those in its `@media`, is other in such a page. `uneven` are the components and what is mirrored of each. */
function mirroredRule(css: string, uneven: ReadonlySet<string>): string {
  const { head, body, inner } = partsOf(css);
  if (inner) {
    const found = inner.map((rule) => mirroredRule(rule, uneven)).join('');
    return found === '' ? '' : `${head}{${found}}`;
  }
  if (head.startsWith('@')) return '';
  const declarations = [
    ...sidesIn(head, body, uneven),
    ...mirrored.flatMap(([pattern, change]) => [...body.matchAll(pattern)].map(change)).filter((text) => text !== ''),
  ];
  return declarations.length === 0 ? '' : `${selectors(head).map(inDirection).join(',')}{${declarations.join(';')}}`;
}

/** A rule's head and body; of a group of rules those in it. */
function partsOf(css: string): { head: string; body: string; inner?: string[] } {
  const open = css.indexOf('{');
  const [head, body] = [css.slice(0, open).trim(), css.slice(open + 1, css.lastIndexOf('}'))];
  return /^@(?:media|supports)/.test(head) ? { head, body, inner: rulesIn(body) } : { head, body };
}

/** What a rule mirrors of its sides, as the component and the property. */
function unevenIn(css: string): string[] {
  const { head, body, inner } = partsOf(css);
  if (inner) return inner.flatMap(unevenIn);
  if (head.startsWith('@') || isTurned(body)) return [];
  return [...body.matchAll(ofSides)].flatMap(([, name = '', more = '', sides = '']) =>
    swapped(name, more, sides) === undefined ? [] : componentsOf(head).map((component) => `${component} ${name}`),
  );
}

/**
 * The sides of a rule. Where a component has some that are mirrored, its other rules for them, which come before or after it or
 * are for other windows, say theirs again: a rule for a direction would win over all of them.
 */
function sidesIn(head: string, body: string, uneven: ReadonlySet<string>): string[] {
  return [...body.matchAll(ofSides)].flatMap(([, name = '', more = '', sides = '']) => {
    if (!componentsOf(head).some((component) => uneven.has(`${component} ${name}`))) return [];
    const other = isTurned(body) ? undefined : swapped(name, more, sides);
    return `${name}${more}:${other ?? sides}`;
  });
}

/** Four sides, seen from the other one; nothing where that is the same. */
function swapped(name: string, more: string, sides: string): string | undefined {
  if (name === 'border' ? more !== '-width' : more !== '') return undefined;
  const [top = '', right, bottom = '', left] = words(sides);
  if (right === undefined || left === undefined || right === left) return undefined;
  return [top, left, bottom, right].join(' ');
}

/** True where the sides are those of something turned, such as the borders of an arrow that points down. */
function isTurned(body: string): boolean {
  return /\brotate\(/.test(body);
}

/** The components that a rule is for, by their classes. */
function componentsOf(head: string): string[] {
  return selectors(head).map((selector) => /\.[\w-]+/.exec(selector)?.[0] ?? selector);
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
    /\bat (?:calc\(100% - ([^()]+)\)|([\d.]+(?:rem|em|px)))/g,
    (_, fromEnd?: string, fromStart?: string) => `at ${fromEnd ?? `calc(100% - ${fromStart})`}`,
  );
}
