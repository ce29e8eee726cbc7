/** A key that leads to a place, or `-` for an entry of a list. */
type Step = { key: string; line: number };

/** Where in a page a cursor stands. */
export type Cursor = {
  /** The fields that lead there, entries of lists as `-`: `['sections', '-', 'buttons', '-', 'action']`. */
  path: string[];
  /** The `type` of each section on the way, by the number of steps that lead to it. */
  types: Map<number, string>;
  /** Whether a field's name is being written, or its value. */
  at: 'key' | 'value';
  /** What is written before the cursor, of the value or of the name. */
  typed: string;
  /** The names of fields that stand beside it already. */
  siblings: Set<string>;
};

const keyPattern = /^([\w.-]+):(?=\s|$)/;

/**
 * Where a cursor stands in a page that is being written, found by indentation alone, since a text that is half typed
 * can't be read. `column` counts UTF-16 code units from 0.
 */
export function cursorAt(text: string, line: number, column: number): Cursor {
  const lines = text.split(/\r?\n/);
  const before = (lines[line] ?? '').slice(0, column);
  const parts = lineParts(before);
  const rest = before.slice(parts.end);
  const key = keyPattern.exec(rest)?.[1];
  const steps: Step[] = stepsAbove(lines, line, parts.columns);
  for (const _ of parts.columns.slice(0, -1)) steps.push({ key: '-', line });
  const value = key === undefined ? rest : rest.slice(key.length + 1).replace(/^\s/, '');
  if (key !== undefined) steps.push({ key, line });
  const flow = flowOf(value);
  for (const step of flow.path) steps.push({ key: step, line });
  const isPlainKey = key === undefined && !value.startsWith('{') && /^[\w-]*$/.test(value);
  const at = value.includes('{') ? flow.at : isPlainKey ? 'key' : 'value';
  const range = { lines, line, column: parts.columns.at(-1) ?? 0 };
  const siblings = new Set([...(value.includes('{') ? [] : namesBeside(range)), ...flow.siblings]);
  const path = steps.map((step) => step.key);
  return { path, types: typesOf(steps, lines), at, typed: flow.typed, siblings };
}

/** The columns of the dashes at the beginning of a line, then the one where its text begins. */
function lineParts(line: string): { columns: number[]; end: number } {
  const columns: number[] = [];
  let end = line.length - line.trimStart().length;
  while (/^-(\s|$)/.test(line.slice(end))) {
    columns.push(end);
    end += 1;
    end += line.slice(end).length - line.slice(end).trimStart().length;
  }
  columns.push(end);
  return { columns, end };
}

/** What the lines above say of where a line with these columns belongs, the outermost first. */
function stepsAbove(lines: readonly string[], line: number, columns: readonly number[]): Step[] {
  const steps: Step[] = [];
  let limit = columns[0] ?? 0;
  // A list may begin in the column of the field that holds it.
  let mayEqual = columns.length > 1;
  for (let number = line - 1; number >= 0 && (limit > 0 || mayEqual); number--) {
    const text = lines[number] ?? '';
    if (text.trim() === '' || text.trimStart().startsWith('#')) continue;
    const parts = lineParts(text);
    const own = parts.columns.at(-1) ?? 0;
    const key = keyPattern.exec(text.slice(parts.end))?.[1];
    const fits = own < limit || (mayEqual && own === limit && parts.columns.length === 1);
    if (key !== undefined && fits) {
      steps.unshift({ key, line: number });
      [limit, mayEqual] = [own, false];
    }
    for (const dash of parts.columns.slice(0, -1).reverse()) {
      if (dash >= limit) continue;
      steps.unshift({ key: '-', line: number });
      [limit, mayEqual] = [dash, true];
    }
  }
  return steps;
}

/** What is open in `{ … }` before the cursor: the fields that lead there, and what stands beside. */
function flowOf(value: string): { path: string[]; at: 'key' | 'value'; typed: string; siblings: string[] } {
  const open: number[] = [];
  for (const [place, sign] of [...value].entries()) {
    if (sign === '{') open.push(place);
    if (sign === '}') open.pop();
  }
  const path: string[] = [];
  let [typed, at, siblings]: [string, 'key' | 'value', string[]] = [value, 'value', []];
  for (const [level, start] of open.entries()) {
    const pieces = value.slice(start + 1, open[level + 1]).split(',');
    const last = (pieces.at(-1) ?? '').trimStart();
    const key = keyPattern.exec(last)?.[1];
    siblings = pieces.flatMap((piece) => keyPattern.exec(piece.trim())?.[1] ?? []);
    typed = key === undefined ? last : last.slice(key.length + 1).trimStart();
    at = key === undefined ? 'key' : 'value';
    if (key !== undefined) path.push(key);
  }
  return { path, at, typed, siblings };
}

type Place = { lines: readonly string[]; line: number; column: number };

/** The names of the fields in the same column, above and below, up to what stands further left. */
function namesBeside({ lines, line, column }: Place): string[] {
  const names: string[] = [];
  for (const step of [-1, 1]) {
    for (let number = line; number >= 0 && number < lines.length; number += step) {
      const text = lines[number] ?? '';
      if (text.trim() === '') continue;
      const { columns, end } = lineParts(text);
      const isEntry = columns.length > 1;
      if (number !== line && (end < column || (step === 1 && isEntry && (columns[0] ?? 0) < column))) break;
      const key = end === column && number !== line ? keyPattern.exec(text.slice(end))?.[1] : undefined;
      if (key !== undefined) names.push(key);
      if (step === -1 && isEntry && (columns[0] ?? 0) < column) break;
    }
  }
  return names;
}

/** The `type` of every entry of a list on the way: it is written at its dash, or below in the same column. */
function typesOf(steps: readonly Step[], lines: readonly string[]): Map<number, string> {
  const types = new Map<number, string>();
  steps.forEach(({ key, line }, index) => {
    if (key !== '-') return;
    const { end } = lineParts(lines[line] ?? '');
    for (let number = line; number < lines.length; number++) {
      const text = lines[number] ?? '';
      const parts = lineParts(text);
      if (text.trim() !== '' && number > line && parts.end < end) break;
      if (number > line && parts.columns.length > 1 && (parts.columns[0] ?? 0) < end) break;
      const type =
        (parts.end === end || number === line) && /(?:^|[{,]\s*)type:\s*([\w-]+)/.exec(text.slice(parts.end));
      if (type) {
        types.set(index + 1, type[1] ?? '');
        break;
      }
    }
  });
  return types;
}
