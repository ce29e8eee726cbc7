import { namesIn, parseFormula } from '../3-compile/formula.ts';
import type { Problem } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Mistakes between the fields of one block, which no schema can say. The block's own schema has passed. */
const checks: Readonly<Record<string, (block: Fields) => Problem[]>> = { table: tableProblems, calculator: calculatorProblems };

/** What is wrong between the fields of a block whose schema has passed; paths are relative to the block. */
export function blockProblems(type: string, block: Fields): Problem[] {
  return checks[type]?.(block) ?? [];
}

function tableProblems(block: Fields): Problem[] {
  const columns = block['columns'] as readonly string[];
  return (block['rows'] as readonly unknown[][]).flatMap((row, index): Problem[] =>
    row.length === columns.length
      ? []
      : [{
          path: ['rows', index],
          mark: 'value',
          code: 'table/columns',
          message: `This row has ${row.length} cells, but the table has ${columns.length} columns.`,
          help: row.length < columns.length ? 'Add the missing cells; `""` is not allowed, write `–` for an empty one.' : 'Delete the cells that are too many, or add a column.',
        }],
  );
}

type Input = { name: string };
type Result = { name: string; formula: string; showWhen?: string };

function calculatorProblems(block: Fields): Problem[] {
  const problems: Problem[] = [];
  const known = new Set<string>();
  const define = (name: string, path: Problem['path']) => {
    if (known.has(name))
      problems.push({ path, mark: 'value', code: 'formula/duplicate-name', message: `The name \`${name}\` is used twice in this calculator.`, help: 'Give one of the two another name.' });
    known.add(name);
  };
  const check = (formula: string, path: Problem['path']) => {
    const tree = parseFormula(formula);
    if ('code' in tree) return;
    for (const name of new Set(namesIn(tree)))
      if (!known.has(name)) problems.push(unknownName(name, known, path));
  };
  (block['inputs'] as readonly Input[]).forEach(({ name }, index) => { define(name, ['inputs', index, 'name']); });
  (block['results'] as readonly Result[]).forEach(({ name, formula, showWhen }, index) => {
    check(formula, ['results', index, 'formula']);
    define(name, ['results', index, 'name']);
    if (showWhen !== undefined) check(showWhen, ['results', index, 'showWhen']);
  });
  return problems;
}

function unknownName(name: string, known: ReadonlySet<string>, path: Problem['path']): Problem {
  const word = nearest(name, known);
  return {
    path,
    mark: 'value',
    snippet: name,
    code: 'formula/unknown-name',
    message: `No input or earlier result is named \`${name}\`.`,
    help: word ? `Change it to \`${word}\`.` : `Use one of: ${[...known].map((item) => `\`${item}\``).join(', ')}.`,
  };
}
