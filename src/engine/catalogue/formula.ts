import type { NearName } from '../base/nearest.ts';
import { entry } from './entry.ts';
import { saidBy, say, written } from './say.ts';
import { changeTo, shortLine } from './words.ts';

/** Mistakes in tables and calculators, where one field must fit another. */
export const formulaEntries = {
  'table/columns': entry<{ cells: number; columns: number; isOfAll?: boolean }>({
    severity: 'error',
    title: 'A row that does not fit its table',
    explanation: 'Each row has as many cells as the table has columns.',
    message: ({ cells, columns, isOfAll }) =>
      isOfAll
        ? `The table has ${columns} columns, but each of its rows has ${cells} cells.`
        : `This row has ${cells} cells, but the table has ${columns} columns.`,
    help: ({ cells, columns, isOfAll }) =>
      cells < columns
        ? say`Add the missing cells; write ${written('–')} for an empty one.${isOfAll ? ' Or delete a column.' : ''}`
        : 'Delete the cells that are too many, or add a column.',
  }),
  'table/row': entry<{ line: string }>({
    severity: 'error',
    title: 'A row of a table without brackets',
    explanation:
      'The cells of a row stand in square brackets with commas between them, or below each other with dashes.',
    message: () => 'The cells of this row are not told apart.',
    help: ({ line }) => say`Write ${written(shortLine(line))}`,
  }),
  'table/comma': entry<{ found: string; line: string }>({
    severity: 'error',
    title: 'A comma that cuts a cell in two',
    explanation: 'Between square brackets a comma ends a cell. A text with a comma, such as $1,500, stands in quotes.',
    message: ({ found }) => say`The comma in ${written(shortLine(found))} divides it into two cells.`,
    help: ({ line }) => say`Put it in quotes: ${written(shortLine(line))}`,
  }),
  'formula/syntax': entry<{ problem: string }>({
    severity: 'error',
    title: 'A formula that cannot be computed',
    explanation: 'A formula has numbers, names, + - * / and round brackets; a condition also > >= < <= == !=.',
    message: ({ problem }) => saidBy(problem),
    help: () => say`Use numbers, names, + - * / and brackets: ${written('(economy + employee_health) * 0.3')}.`,
    inForms: { help: () => 'Use numbers, short names, + - * / and brackets, such as “(rent + wages) * 0.3”.' },
  }),
  'formula/bracket': entry<{ isOpening: boolean }>({
    severity: 'error',
    title: 'A bracket of a formula without its partner',
    explanation: 'Each opening bracket of a formula has a closing one.',
    message: ({ isOpening }) => `This bracket is never ${isOpening ? 'closed' : 'opened'}.`,
    help: ({ isOpening }) => say`Write ${written(isOpening ? ')' : '(')} where it belongs, or delete this one.`,
  }),
  'formula/unknown-name': entry<NearName & { name: string; known: readonly string[] }>({
    severity: 'error',
    title: 'A name in a formula that does not exist',
    explanation: 'A formula uses the names of the inputs and of the results above it.',
    message: ({ name }) => say`No input and no result above is named ${written(name)}.`,
    help: ({ word, known, isSure }) => changeTo(word, known, 'Use the name of an input.', isSure),
  }),
  'formula/duplicate-name': entry<{ name: string }>({
    severity: 'error',
    title: 'The same name twice in a calculator',
    explanation: 'Formulas find inputs and results by their names.',
    message: ({ name }) => say`The name ${written(name)} is used twice in this calculator.`,
    help: () => 'Give one of the two another name.',
  }),
  'formula/zero-division': entry({
    severity: 'error',
    title: 'A division by zero',
    explanation: 'Nothing can be divided by zero, so the result would never show.',
    message: () => 'This formula divides by zero.',
    help: () => 'Write another number, or the name of an input.',
  }),
};
