import type { InlineNode, RichText } from '#kit/model';
import type { Typography } from '../../base/typography/typography.ts';
import { edited, type Parts } from './typesetting/edits.ts';
import { quoteEdits } from './typesetting/quotes.ts';
import { rangeEdits } from './typesetting/ranges.ts';
import { spaceEdits } from './typesetting/spaces.ts';

const rules = [quoteEdits, rangeEdits, spaceEdits];

/**
 * A text as its language sets it: quotes, apostrophes, dashes in ranges of numbers, and spaces that no line breaks at. What was
 * typed with care stays, and so do addresses, code and whatever isn't sure. Set again, it is the same. Where nothing is known of
 * the language, it stays as it is typed.
 */
export function typeset(text: string, typography: Typography | undefined): string {
  return typography ? setParts([text], typography).join('') : text;
}

/** The same of a text with marks, which is read as one: quotes may begin inside of a bold word and end behind it. */
export function typesetRich(nodes: RichText, typography: Typography | undefined): RichText {
  if (!typography) return nodes;
  const typed = textsIn(nodes);
  const parts = setParts(typed, typography);
  if (parts === typed) return nodes;
  let next = 0;
  const set = (inside: readonly InlineNode[]): InlineNode[] =>
    inside.map((node) => {
      if (typeof node === 'string') return parts[next++] ?? node;
      if (!('children' in node)) next += 1;
      return 'children' in node ? { ...node, children: set(node.children) } : node;
    });
  return set(nodes);
}

/** The texts of some nodes, in their order; a break is a line end. */
function textsIn(nodes: readonly InlineNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? node : 'children' in node ? textsIn(node.children) : '\n',
  );
}

/** What quotes, apostrophes and ranges of numbers hold. */
const signs = /["']|[-–][$€£¥]?\d|(?<!\S)-(?!\S)/;

/** Whether any rule may find something: most texts hold nothing for them, which all of them together are asked for once. */
function mayBeSet(text: string, { joint, before }: Typography): boolean {
  // `search`, since it begins with no copy of the expression.
  return signs.test(text) || text.search(joint) >= 0 || (before.size > 0 && /[;:!?]/.test(text));
}

/** Signs of a keyboard that may still find what they were for. */
const left = /["'-]/;

/** How often a text is set at most: what was set changes what stands beside signs that were left, hardly ever twice. */
const mostRounds = 8;

/** The parts with all rules applied, until none finds anything more. */
function setParts(typed: Parts, typography: Typography): Parts {
  let parts = typed;
  let text = parts.join('');
  if (!mayBeSet(text, typography)) return typed;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = parts;
    for (const rule of rules) {
      const edits = rule(text, typography);
      if (edits.length === 0) continue;
      parts = edited(parts, edits);
      text = parts.join('');
    }
    if (parts === before || !left.test(text)) return parts;
  }
  return parts;
}
