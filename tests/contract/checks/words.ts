import { parseSync } from 'vite';
import { filesBelow, textOf } from './files.ts';

/** Words that stand in a view's code, with the place where they do. */
export type WrittenWords = { place: string; words: string };

/** What a browser reads out or shows of an element, beside its content. */
const toldAttributes =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title|summary)$/;

/** What only whoever edits pages sees, or whoever builds blocks. */
const notForVisitors =
  /^src\/(?:engine|builder|contact-server|studio|kit\/(?:gallery|model|app\/dev))\/|^src\/kit\/page\/InvalidSectionCard\.tsx$/;

/** At least two letters, one after the other: a sign such as × is none. */
const word = /\p{Letter}{2}/u;

/**
 * Words that the code of the site's views shows by itself: text between elements, in attributes that are told, and in
 * `content` of styles. Words come from `_site.yaml` and from the fields of blocks.
 */
export function writtenWords(root: string): WrittenWords[] {
  return filesBelow(root, 'src')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|generated|d)\.tsx?$/.test(file) && !notForVisitors.test(file))
    .flatMap((file) => wordsOf(file, textOf(root, file) ?? ''));
}

/** Those of one file's text. */
export function wordsOf(file: string, text: string): WrittenWords[] {
  const found: WrittenWords[] = [];
  const note = (start: number, words: unknown) => {
    if (typeof words !== 'string' || !word.test(words)) return;
    found.push({ place: `${file}:${text.slice(0, start).split('\n').length}`, words: words.trim() });
  };
  const noteAll = (node: unknown) => {
    for (const { type, start = 0, value } of literalsIn(node)) if (type === 'Literal') note(start, value);
  };
  visit(parseSync(file, text).program, (node) => {
    const { type, start = 0, value, name, expression } = node;
    if (type === 'JSXText') note(start, value);
    if (type === 'JSXAttribute' && isNamed(name) && toldAttributes.test(name.name)) noteAll(value);
    if (type === 'JSXExpressionContainer' && !node.isAttribute) noteAll(expression);
    if (type === 'TemplateElement' && isRaw(value))
      for (const { 1: content = '' } of value.raw.matchAll(/\bcontent:\s*(["'][^"']*["'])/g)) note(start, content);
  });
  return found;
}

type SyntaxNode = {
  type?: string;
  start?: number;
  value?: unknown;
  name?: unknown;
  expression?: unknown;
  /** Whether it is the value of an attribute. */
  isAttribute?: boolean;
};

function isNamed(name: unknown): name is { name: string } {
  return typeof name === 'object' && name !== null && 'name' in name && typeof name.name === 'string';
}

function isRaw(value: unknown): value is { raw: string } {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
}

/** What an expression can come to: its literals, through choices, but not what it calls or compares with. */
function literalsIn(node: unknown): SyntaxNode[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type } = node as SyntaxNode;
  if (type === 'Literal') return [node as SyntaxNode];
  if (type === 'JSXExpressionContainer') return literalsIn((node as { expression: unknown }).expression);
  if (type === 'ConditionalExpression') {
    const { consequent, alternate } = node as { consequent: unknown; alternate: unknown };
    return [...literalsIn(consequent), ...literalsIn(alternate)];
  }
  if (type === 'LogicalExpression') {
    const { left, right } = node as { left: unknown; right: unknown };
    return [...literalsIn(left), ...literalsIn(right)];
  }
  if (type === 'TemplateLiteral') {
    const { quasis } = node as { quasis: { start: number; value: { raw: string } }[] };
    return quasis.map(({ start, value }) => ({ type: 'Literal', start, value: value.raw }));
  }
  return [];
}

function visit(node: unknown, see: (node: SyntaxNode) => void, isAttribute = false): void {
  if (typeof node !== 'object' || node === null) return;
  see({ ...(node as SyntaxNode), isAttribute });
  const isOfAttribute = (node as SyntaxNode).type === 'JSXAttribute';
  for (const value of Object.values(node)) visit(value, see, isOfAttribute);
}
