import { counted } from '../catalogue/words.ts';
import { headingOf, sentenceOf } from './sentence.ts';
import type { ChangeGroup } from './types.ts';
import { plainValue, plainWords, type Words } from './words.ts';

/** A comment on GitHub may have 65,536 characters; what others add to the text has room beside it. */
const mostBytes = 50_000;

/**
 * Changes as Markdown. What comes from the content stands in code spans (CommonMark 6.1), in which nothing is read as Markdown or
 * HTML, and in which GitHub looks for no names, addresses, numbers of issues or commits. What would make the text longer than
 * `most` bytes is counted.
 */
export function formatChangesMarkdown(groups: readonly ChangeGroup[], since: string, most = mostBytes): string {
  const base = markdownOf(plainValue(since));
  if (groups.length === 0) return `Nothing has changed in the content since ${base}.`;
  const lines = [`What has changed in the content since ${base}:`, ''];
  let size = sizeOf(lines);
  let left = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  for (const [heading, ...entries] of groups.map(blockOf)) {
    const fitting = fittingIn(most - size, heading, entries);
    if (fitting.length > 0) lines.push(heading, '', ...fitting, '');
    size += sizeOf([heading, '', ...fitting, '']);
    left -= fitting.length;
    if (fitting.length < entries.length) break;
  }
  return [...lines, ...(left > 0 ? [`… and ${counted(left, 'more change')}.`] : [])].join('\n').trimEnd();
}

/** The heading of a group, and a line for each of its changes. */
function blockOf(group: ChangeGroup): [string, ...string[]] {
  return [
    `**${markdownOf(headingOf(group))}**`,
    ...group.changes.map((change) => `- ${markdownOf(sentenceOf(change))}`),
  ];
}

/** The first entries that have room below their heading. */
function fittingIn(room: number, heading: string, entries: readonly string[]): readonly string[] {
  let size = sizeOf([heading, '', '']);
  const end = entries.findIndex((entry) => {
    size += sizeOf([entry]);
    return size > room;
  });
  return end < 0 ? entries : entries.slice(0, end);
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + new TextEncoder().encode(line).length + 1, 0);
}

/** Words as Markdown: ours as they are, those of the content in code spans. */
export function markdownOf(all: Words): string {
  return all.reduce<string>((text, part) => {
    if (typeof part === 'string') return text + part;
    // Two that touch would be one.
    return `${text}${text.endsWith('`') ? ' ' : ''}${codeSpan(plainWords([{ ...part, marks: '' }]))}`;
  }, '');
}

/** A text as one code span: its fence is longer than any row of backticks inside. */
function codeSpan(text: string): string {
  const rows = [...text.matchAll(/`+/g)].map(([row]) => row.length);
  const fence = '`'.repeat(Math.max(0, ...rows) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return text === '' ? '(nothing)' : `${fence}${space}${text}${space}${fence}`;
}
