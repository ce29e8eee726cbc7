import { type BlockRules, namesIn, parseFormula } from '#engine';
import { nearest, nearestName, replaced, wordAt } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Path, Problem } from '../../model/diagnostic.ts';
import type { CalculatorBlock } from '../../model/source-types.generated.ts';
import type { CalculatorBlock as CompiledBlock } from '../../model/types.generated.ts';

/** What a calculator's formulas and names have to keep, beside its schema. */
export const rules: BlockRules<CalculatorBlock, CompiledBlock> = {
  problems: problemsOf,
  notes: ({ result }) =>
    result === 'hidden' ? [{ path: ['result'], mark: 'value', ...finding('result/hidden', {}) }] : [],
};

/** Formulas use names that stand above them, and each name is given once. */
function problemsOf({ inputs, results }: CalculatorBlock): Problem[] {
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
  inputs.forEach(({ name }, index) => {
    define(name, ['inputs', index, 'name']);
  });
  results.forEach(({ name, formula, showWhen }, index) => {
    check(formula, ['results', index, 'formula']);
    define(name, ['results', index, 'name']);
    if (showWhen !== undefined) check(showWhen, ['results', index, 'showWhen']);
  });
  return blamedName(problems, { inputs, results });
}

/** Where several formulas miss the same name, and one that is almost the same is used by none, the slip is where the name is given. */
function blamedName(problems: Problem[], { inputs, results }: Pick<CalculatorBlock, 'inputs' | 'results'>): Problem[] {
  const missed = problems.filter(({ code }) => code === 'formula/unknown-name');
  const wanted = missed[0]?.snippet;
  if (missed.length < 2 || wanted === undefined || missed.some(({ snippet }) => snippet !== wanted)) return problems;
  const formulas = results.flatMap(({ formula, showWhen }) => [formula, ...(showWhen === undefined ? [] : [showWhen])]);
  const used = new Set(formulas.map(parseFormula).flatMap((tree) => ('code' in tree ? [] : namesIn(tree))));
  const given = [
    ...inputs.map(({ name }, index) => ({ name, path: ['inputs', index, 'name'] })),
    ...results.map(({ name }, index) => ({ name, path: ['results', index, 'name'] })),
  ].filter(({ name }) => !used.has(name));
  const name = nearest(
    wanted,
    given.map((one) => one.name),
  );
  const path = given.find((one) => one.name === name)?.path;
  if (name === undefined || path === undefined) return problems;
  const following = { count: missed.length, files: 1, places: ['the formulas'] };
  const what = finding('name/unreached', { ...following, name, wanted, isNear: true });
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
    ...replaced(near),
  };
}
