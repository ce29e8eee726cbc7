import { readYaml } from '../../content/1-parse/read-yaml.ts';
import type { SourceNode } from '../../content/1-parse/source-tree.ts';
import { matched } from '../../content/changes/match.ts';
import { isFields, sectionsOf } from '../../model/child-of.ts';
import type { EarlierSection } from './protocol.ts';

/**
 * The sections of an earlier text that today's data has otherwise or not at all, each with its own lines: its comments come back
 * with it. None where the text can't be read.
 */
export function earlierSections(text: string, today: unknown): EarlierSection[] {
  const { data, root, problems } = readYaml(text, new Set());
  const [old, now] = [sectionsOf(data), sectionsOf(today)];
  if (problems.length > 0) return [];
  const nodes = root?.fields?.find(({ name }) => name === 'sections')?.value.items ?? [];
  const places = matched(old, now);
  return old.flatMap((value, index) => {
    const place = places.indexOf(index);
    const node = nodes[index];
    if (!node || !isFields(value)) return [];
    if (place >= 0 && JSON.stringify(now[place]) === JSON.stringify(value)) return [];
    return [{ index, value, ...ownLines(text, node), ...(place >= 0 ? { today: place } : {}) }];
  });
}

/** The lines of an entry without its margin; nothing where it stands in brackets, which have none of their own. */
function ownLines(text: string, { start, end }: SourceNode): { text?: string } {
  if (text[start] === '{') return {};
  const margin = start - (text.lastIndexOf('\n', start - 1) + 1);
  const [first = '', ...others] = text.slice(start, end).trimEnd().split(/\r?\n/);
  const isOwn = (line: string) => line.trim() === '' || line.startsWith(' '.repeat(margin));
  return others.every(isOwn) ? { text: [first, ...others.map((line) => line.slice(margin))].join('\n') } : {};
}
