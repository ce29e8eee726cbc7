import type { PhrasingContent, RootContent } from 'mdast';
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown';
import {
  inlineMarkdown as extensions,
  hasTooManyMarks,
  type InlineNode,
  type Link,
  type Range,
  type RichText,
  withoutPlaceholders,
} from '#kit/model';
import type { Memory } from '../../3-repair/checker.ts';

/** Signs that can have an effect: a pair of stars or underscores, the middle of a link, a backslash, a reference. */
const special = /\*[^*]*\*|_[^_]*_|\]\(|\\|&#?\w+;|\n/;

/** Puts a backslash before characters that Markdown would read, so that filled-in values stay plain text. */
export function escapeMarkdown(value: string): string {
  return value.replaceAll(/[\\*_[\]&]/g, '\\$&');
}

/**
 * Inline Markdown as plain data (CommonMark: strong, emphasis, links, line breaks).
 * `resolveLink` gives where a link leads, or nothing when it is faulty: then its words stay. `known` keeps parsed texts.
 * A text with too many marks is plain.
 */
export function parseRichText(text: string, resolveLink: (url: string) => Link | undefined, known: Trees): RichText {
  if (!special.test(text) || hasTooManyMarks(text)) return [text];
  const nodes: RichText = [];
  for (const block of treeOf(text.trim(), known)) {
    if (nodes.length > 0) nodes.push({ kind: 'break' });
    if (block.type === 'paragraph') nodes.push(...inline(block.children, resolveLink));
  }
  return nodes;
}

/** What a text marks, as it is written, by offsets: all of it with its signs, and its words; of a link, `[words](address)`, its address. */
export type WrittenMark = Range & { words: Range } & (
    | { kind: 'strong' | 'emphasis' }
    | { kind: 'link'; address: Range }
  );

/** What is marked in a text that is not filled in yet, in its order, what is outside first. */
export function writtenMarks(text: string): WrittenMark[] {
  if (!/[*_]|\]\(/.test(text) || hasTooManyMarks(text)) return [];
  const addresses: Range[] = [];
  const noting: Extension = {
    enter: {
      resourceDestinationString(token) {
        addresses.push({ start: token.start.offset, end: token.end.offset });
        this.buffer();
      },
    },
  };
  const marks: WrittenMark[] = [];
  const visit = (node: RootContent): void => {
    const range = rangeOf(node);
    if (node.type === 'link') {
      const words = { start: range.start + 1, end: Math.max(range.start + 1, rangeOf(node.children.at(-1)).end) };
      const address = addresses.find(({ start, end }) => start > words.end && end < range.end);
      if (address) marks.push({ ...range, kind: 'link', words, address });
    } else if (node.type === 'strong' || node.type === 'emphasis') {
      const words = { start: rangeOf(node.children[0]).start, end: rangeOf(node.children.at(-1)).end };
      marks.push({ ...range, kind: node.type, words });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of fromMarkdown(withoutPlaceholders(text), { extensions, mdastExtensions: [noting] }).children)
    visit(node);
  return marks;
}

/** The links of a text that is not filled in yet, in its order. */
export function writtenLinks(text: string): (WrittenMark & { kind: 'link' })[] {
  return text.includes('](') ? writtenMarks(text).filter((mark) => mark.kind === 'link') : [];
}

function rangeOf(node: RootContent | undefined): Range {
  return { start: node?.position?.start.offset ?? 0, end: node?.position?.end.offset ?? 0 };
}

type Trees = Memory['trees'];

/** Those of a page that is edited, and of what many pages say: on a large site each text comes once, and is kept in vain. */
const maximumTrees = 500;

/** The tree of a text. The same words come again on many pages, and at every save of a page that is being edited. */
function treeOf(text: string, trees: Trees): readonly RootContent[] {
  let tree = trees.get(text);
  if (!tree) {
    tree = fromMarkdown(text, { extensions }).children;
    if (trees.size >= maximumTrees) trees.clear();
    trees.set(text, tree);
  }
  return tree;
}

function inline(children: readonly PhrasingContent[], resolveLink: (url: string) => Link | undefined): RichText {
  return children.flatMap((node): InlineNode[] => {
    if (node.type === 'text') return withBreaks(node.value);
    if (node.type === 'break') return [{ kind: 'break' }];
    if (node.type === 'strong' || node.type === 'emphasis')
      return [{ kind: node.type, children: inline(node.children, resolveLink) }];
    if (node.type !== 'link') return [];
    const link = resolveLink(node.url);
    const words = inline(node.children, resolveLink);
    return link ? [{ kind: 'link', link, children: words }] : words;
  });
}

function withBreaks(value: string): InlineNode[] {
  return value.split('\n').flatMap((line, index): InlineNode[] => (index === 0 ? [line] : [{ kind: 'break' }, line]));
}
