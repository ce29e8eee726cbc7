import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** Lines that begin an entry, a list or a group and were deleted: each is put above what it leaves behind. */
export const lostLineFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!isContent(text)) return [];
  return [...lostNames(draft, index), ...lostEntries(draft, index)];
};

function lostNames(draft: Draft, index: number): Fix[] {
  const text = textAt(draft, index);
  const indent = indentOf(text);
  const isEntry = /^\s*-\s/.test(text);
  const above = neighbour(draft, index, -1);
  const own = above < 0 ? 0 : shapeOf(textAt(draft, above)).content;
  const name = shapeOf(text).name ?? '';
  // A line of words is no field of a group, also where its fields may have any name.
  if (!isEntry && name === '') return [];
  const holders = [...(isEntry ? draft.vocabulary.lists : draft.vocabulary.groups)].filter(([, fields]) =>
    fields.has(name),
  );
  return holders.flatMap(([holder]) =>
    [...new Set([Math.max(0, indent - 2), indent, Math.min(own, indent)])].map(
      (column): Fix => inserted(text, index, `${' '.repeat(column)}${holder}:`, isEntry ? 'list' : 'group', 2),
    ),
  );
}

/** The first line of an entry, taken from the entries around it; of a section, every type that has all of its fields. */
function lostEntries(draft: Draft, index: number): Fix[] {
  const text = textAt(draft, index);
  const indent = indentOf(text);
  if (indent < 2 || /^\s*-\s/.test(text)) return [];
  const like = entriesNear(draft, index, indent - 2);
  const isSection = like.some((line) => shapeOf(line).name === 'type');
  const lead = ' '.repeat(indent - 2);
  const lines = isSection
    ? typesFor(draft, index, indent).map((type) => `${lead}- type: ${type}`)
    : [...new Set(like)].slice(0, 2);
  const isAfterGap = !isContent(textAt(draft, index - 1));
  return lines.map((line) =>
    inserted(text, index, line, isSection ? 'section' : 'entry', isSection && isAfterGap ? 1.2 : 1.8),
  );
}

/** So many blocks are tried for a section whose first line is lost: however many there are, the likeliest are among the first. */
const mostTypes = 14;

/** The blocks that have every field that stands in a column from a line on, those first that lack least of what they need. */
function typesFor(draft: Draft, index: number, indent: number): string[] {
  const names: string[] = [];
  for (let line = index; line < draft.lines.length; line++) {
    const text = textAt(draft, line);
    if (!isContent(text) || indentOf(text) > indent) continue;
    if (indentOf(text) < indent) break;
    const { name } = shapeOf(text);
    if (name !== undefined && draft.vocabulary.fields.has(name)) names.push(name);
  }
  const lacked = (type: string) => draft.needed.get(type)?.filter((name) => !names.includes(name)).length ?? 0;
  return [...draft.blocks]
    .filter(([, fields]) => names.every((name) => fields.has(name)))
    .sort(([one, ofOne], [other, ofOther]) => lacked(one) - lacked(other) || ofOne.size - ofOther.size)
    .slice(0, mostTypes)
    .map(([type]) => type);
}

function entriesNear(draft: Draft, index: number, column: number): string[] {
  const found: string[] = [];
  for (const step of [-1, 1] as const) {
    for (let line = index + step; line >= 0 && line < draft.lines.length; line += step) {
      const text = textAt(draft, line);
      if (!isContent(text)) continue;
      if (indentOf(text) < column) break;
      if (indentOf(text) === column && /^\s*-\s/.test(text)) {
        found.push(text);
        break;
      }
    }
  }
  return found;
}

function inserted(text: string, index: number, line: string, noun: string, cost: number): Fix {
  const shown = noun === 'entry' ? `- ${shapeOf(line).name ?? ''}: …` : noun === 'section' ? '- type: …' : line;
  return {
    from: index,
    to: index,
    texts: [line, text],
    cost,
    finding: finding('layout/lost-line', { line: shown, noun }),
    mark: { line: index, start: indentOf(text), end: text.trimEnd().length },
    isSure: false,
  };
}

/** The line of a list or group that is missing, put above each line that could be the first one below it. */
export function lostNamesInside(draft: Draft, from: number, to: number, name: string): Fix[] {
  const isList = draft.vocabulary.lists.has(name);
  if (!isList && !draft.vocabulary.groups.has(name)) return [];
  const fixes: Fix[] = [];
  for (let index = from + 1; index <= to; index++) {
    const text = textAt(draft, index);
    if (!isContent(text) || /^\s*-\s/.test(text) !== isList) continue;
    for (const column of new Set([indentOf(text), Math.max(0, indentOf(text) - 2)]))
      fixes.push(inserted(text, index, `${' '.repeat(column)}${name}:`, isList ? 'list' : 'group', 1.5));
  }
  return fixes;
}
