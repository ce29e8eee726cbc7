import { maximumDepth } from '../1-parse/tokens.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import type { Issue } from './assess.ts';
import { type Draft, type Fix, indentOf, lineFix, textAt } from './draft.ts';
import { isStrangeName } from './line-shape.ts';

/** A line that can't be fixed is left out, with what is inside of it, so that the rest can be checked. */
export function unfixable(draft: Draft, issue: Issue & { kind: 'syntax' }): Fix {
  const text = textAt(draft, issue.line);
  const from = text.trim() === '' && issue.line > 0 ? issue.line - 1 : issue.line;
  let to = from;
  while (to + 1 < draft.lines.length && isInside(textAt(draft, to + 1), indentOf(textAt(draft, from)))) to++;
  const first = textAt(draft, from);
  const property = issue.code === 'anchor' ? `&${issue.name}` : issue.code === 'tag' ? issue.name : undefined;
  const place = property === undefined ? -1 : first.indexOf(property);
  // An anchor or a tag before a list or a block can be left out without what follows it.
  if (property !== undefined && place >= 0)
    return lineFix(
      from,
      first.slice(0, place).trimEnd() + first.slice(place + property.length),
      9,
      words(issue),
      place,
      place + property.length,
    );
  const start = Math.min(
    issue.line === from ? Math.max(issue.column, indentOf(first)) : indentOf(first),
    Math.max(0, first.trimEnd().length - 1),
  );
  const length =
    issue.name === undefined ? first.trimEnd().length - start : issue.name.length + (issue.code === 'tag' ? 0 : 1);
  return {
    from,
    to,
    texts: Array.from({ length: to - from + 1 }, () => ''),
    cost: 9,
    finding: isStrangeName(first) ? finding('syntax/name', {}) : words(issue),
    isSure: false,
    mark: { line: from, start, end: start + Math.max(1, length) },
  };
}

function isInside(text: string, indent: number): boolean {
  return text.trim() !== '' && indentOf(text) > indent;
}

function words({ code, name = '' }: Issue & { kind: 'syntax' }): Finding {
  switch (code) {
    case 'anchor':
      return finding('syntax/anchor', { name });
    case 'alias':
      return finding('syntax/alias', { name });
    case 'tag':
      return finding('syntax/tag', { tag: name });
    case 'refused':
      return finding('field/refused', { name });
    case 'no-name':
      return finding('syntax/no-name', { line: undefined });
    case 'name':
      return finding('syntax/name', {});
    case 'deep':
      return finding('file/too-deep', { limit: maximumDepth });
    case 'documents':
      return finding('file/documents', {});
    default:
      return finding('syntax/yaml', {});
  }
}
