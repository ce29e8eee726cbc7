import type { Path, Problem } from '../../model/diagnostic.ts';
import { nearest, nearestName } from '../base/nearest.ts';
import { wordAt } from '../base/scan.ts';
import { finding } from '../catalogue/index.ts';
import { namesIn, parseFormula } from './formula.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Mistakes between the fields of one block, which no schema can say. The block's own schema has passed. */
const checks: Readonly<Record<string, (block: Fields) => Problem[]>> = {
  table: tableProblems,
  calculator: calculatorProblems,
};

/** What is wrong between the fields of a block whose schema has passed; paths are relative to the block. */
export function blockProblems(type: string, block: Fields): Problem[] {
  return checks[type]?.(block) ?? [];
}

/** What is allowed in a block but worth knowing; paths are relative to the block. */
export function blockNotes(type: string, block: Fields): Problem[] {
  const notes: Problem[] = [];
  if (type === 'articles' && block['filters'] === 'inert')
    notes.push({ path: ['filters'], mark: 'value', ...finding('filter/inert', {}) });
  if (type === 'calculator' && block['result'] === 'hidden')
    notes.push({ path: ['result'], mark: 'value', ...finding('result/hidden', {}) });
  if (type === 'card-grid')
    (block['items'] as readonly Fields[]).forEach((card, index) => {
      if (!('linkLabel' in card) || 'link' in card) return;
      const what = finding('field/no-effect', { name: 'linkLabel', other: 'link', isMissing: true });
      notes.push({ path: ['items', index, 'linkLabel'], mark: 'key', ...what });
    });
  if (typeof block['eyebrow'] === 'string' && block['heading'] === undefined && block['label'] === undefined)
    notes.push({ path: ['eyebrow'], mark: 'key', ...finding('heading/skipped', {}) });
  return notes;
}

function tableProblems(block: Fields): Problem[] {
  const columns = (block['columns'] as readonly string[]).length;
  const rows = block['rows'] as readonly unknown[][];
  const cells = rows[0]?.length ?? 0;
  // Where the rows are like one another, the slip is in the columns, and one.
  if (rows.length > 1 && cells !== columns && rows.every(({ length }) => length === cells))
    return [{ path: ['columns'], mark: 'key', ...finding('table/columns', { cells, columns, isOfAll: true }) }];
  return rows.flatMap(({ length: cells }, index): Problem[] =>
    cells === columns
      ? []
      : [{ path: ['rows', index], mark: 'value', ...finding('table/columns', { cells, columns }) }],
  );
}

type Input = { name: string };
type Result = { name: string; formula: string; showWhen?: string };

function calculatorProblems(block: Fields): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  const define = (name: string, path: Path) => {
    if (known.has(name)) problems.push({ path, mark: 'value', ...finding('formula/duplicate-name', { name }) });
    known.add(name);
  };
  const check = (formula: string, path: Path) => {
    const tree = parseFormula(formula);
    if ('code' in tree) return;
    for (const name of new Set(namesIn(tree)))
      if (!known.has(name)) problems.push(unknownName(formula, name, known, path));
  };
  (block['inputs'] as readonly Input[]).forEach(({ name }, index) => {
    define(name, ['inputs', index, 'name']);
  });
  (block['results'] as readonly Result[]).forEach(({ name, formula, showWhen }, index) => {
    check(formula, ['results', index, 'formula']);
    define(name, ['results', index, 'name']);
    if (showWhen !== undefined) check(showWhen, ['results', index, 'showWhen']);
  });
  return blamedName(problems, block);
}

/** Where several formulas miss the same name, and one that is almost the same is used by none, the slip is where the name is given. */
function blamedName(problems: Problem[], block: Fields): Problem[] {
  const missed = problems.filter(({ code }) => code === 'formula/unknown-name');
  const wanted = missed[0]?.snippet;
  if (missed.length < 2 || wanted === undefined || missed.some(({ snippet }) => snippet !== wanted)) return problems;
  const results = block['results'] as readonly Result[];
  const formulas = results.flatMap(({ formula, showWhen }) => [formula, ...(showWhen === undefined ? [] : [showWhen])]);
  const used = new Set(formulas.map(parseFormula).flatMap((tree) => ('code' in tree ? [] : namesIn(tree))));
  const given = [
    ...(block['inputs'] as readonly Input[]).map(({ name }, index) => ({ name, path: ['inputs', index, 'name'] })),
    ...results.map(({ name }, index) => ({ name, path: ['results', index, 'name'] })),
  ].filter(({ name }) => !used.has(name));
  const name = nearest(
    wanted,
    given.map((one) => one.name),
  );
  const path = given.find((one) => one.name === name)?.path;
  if (name === undefined || path === undefined) return problems;
  const what = finding('name/unreached', { name, wanted, count: missed.length, places: ['the formulas'] });
  return [...problems.filter((problem) => !missed.includes(problem)), { path, mark: 'value', ...what }];
}

function unknownName(formula: string, name: string, known: ReadonlySet<string>, path: Path): Problem {
  const near = nearestName(name, known);
  return {
    path,
    mark: 'value',
    snippet: name,
    at: Math.max(wordAt(formula, name), 0),
    ...finding('formula/unknown-name', { name, ...near, known: [...known] }),
    ...(near.word !== undefined && near.isSure ? { replacement: near.word } : {}),
  };
}
