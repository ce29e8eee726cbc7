import { maximumDepth } from '../1-parse/read-yaml.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import type { Trouble } from './assess.ts';
import { type Draft, indentOf, lineMend, type Mend, textAt } from './draft.ts';
import { isStrangeName } from './line-shape.ts';

/** A line that can't be mended is left out, with what is inside of it, so that the rest can be checked. */
export function unmendable(draft: Draft, trouble: Trouble & { kind: 'syntax' }): Mend {
  const text = textAt(draft, trouble.line);
  const from = text.trim() === '' && trouble.line > 0 ? trouble.line - 1 : trouble.line;
  let to = from;
  while (to + 1 < draft.lines.length && isInside(textAt(draft, to + 1), indentOf(textAt(draft, from)))) to++;
  const first = textAt(draft, from);
  const property = trouble.code === 'anchor' ? `&${trouble.name}` : trouble.code === 'tag' ? trouble.name : undefined;
  const place = property === undefined ? -1 : first.indexOf(property);
  // An anchor or a tag before a list or a block can be left out without what follows it.
  if (property !== undefined && place >= 0)
    return lineMend(
      from,
      first.slice(0, place).trimEnd() + first.slice(place + property.length),
      9,
      words(trouble),
      place,
      place + property.length,
    );
  const start = Math.min(
    trouble.line === from ? Math.max(trouble.column, indentOf(first)) : indentOf(first),
    Math.max(0, first.trimEnd().length - 1),
  );
  const length =
    trouble.name === undefined
      ? first.trimEnd().length - start
      : trouble.name.length + (trouble.code === 'tag' ? 0 : 1);
  return {
    from,
    to,
    texts: Array.from({ length: to - from + 1 }, () => ''),
    cost: 9,
    finding: isStrangeName(first) ? finding('syntax/name', {}) : words(trouble),
    isSure: false,
    mark: { line: from, start, end: start + Math.max(1, length) },
  };
}

function isInside(text: string, indent: number): boolean {
  return text.trim() !== '' && indentOf(text) > indent;
}

function words({ code, name = '' }: Trouble & { kind: 'syntax' }): Finding {
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
