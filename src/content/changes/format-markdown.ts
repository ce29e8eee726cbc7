import { counted } from '../catalogue/words.ts';
import { headingOf, sentenceOf } from './sentence.ts';
import type { ChangeGroup } from './types.ts';
import { plainWords, type Words } from './words.ts';

/** A comment on GitHub may have 65,536 characters; what others add to the text has room beside it. */
const mostBytes = 50_000;

/**
 * Changes as Markdown. What comes from the content stands in code spans (CommonMark 6.1), in which nothing is read as Markdown or
 * HTML, and in which GitHub looks for no names, addresses, numbers of issues or commits. What would make the text longer than
 * `most` bytes is counted.
 */
export function formatChangesMarkdown(groups: readonly ChangeGroup[], since: string, most = mostBytes): string {
  if (groups.length === 0) return `Nothing has changed in the content since ${codeSpan(since)}.`;
  const lines = [`What has changed in the content since ${codeSpan(since)}:`, ''];
  let size = sizeOf(lines);
  let left = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  for (const group of groups) {
    const heading = [`**${markdownOf(headingOf(group))}**`, ''];
    const entries = group.changes.map((change) => `- ${markdownOf(sentenceOf(change))}`);
    const fitting = entries.filter((_, at) => size + sizeOf([...heading, ...entries.slice(0, at + 1)]) <= most);
    if (fitting.length > 0) lines.push(...heading, ...fitting, '');
    size = sizeOf(lines);
    left -= fitting.length;
    if (fitting.length < entries.length) break;
  }
  return [...lines, ...(left > 0 ? [`… and ${counted(left, 'more change')}.`] : [])].join('\n').trimEnd();
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
