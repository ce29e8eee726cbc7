import jsep from 'jsep';
import type { BinaryOperator, Expression, NumberFormat } from '../../../src/page/types.ts';
import type { ValueProblem } from './value-problem.ts';

const operators: readonly BinaryOperator[] = ['+', '-', '*', '/', '>', '>=', '<', '<=', '==', '!='];

/** A formula as a tree, or what is wrong with it. Only numbers, names, + - * / , comparisons and brackets are read. */
export function parseFormula(formula: string): Expression | ValueProblem {
  try {
    return convert(jsep(formula));
  } catch (error) {
    const message = error instanceof FormulaError ? error.message : 'This formula can\'t be read.';
    return { code: 'formula/syntax', message, help: 'Use numbers, names, + - * / and brackets: `(economy + employee_health) * 0.3`.' };
  }
}

class FormulaError extends Error {}

function convert(node: jsep.Expression): Expression {
  if (isLiteral(node)) {
    if (typeof node.value === 'number') return { kind: 'number', value: node.value };
    throw new FormulaError(`A formula holds no text such as ${node.raw}.`);
  }
  if (isIdentifier(node)) return { kind: 'name', name: node.name };
  if (isUnary(node) && node.operator === '-') return { kind: 'negate', operand: convert(node.argument) };
  if (isBinary(node)) {
    const operator = operators.find((known) => known === node.operator);
    if (!operator) throw new FormulaError(`A formula knows no \`${node.operator}\`.`);
    return { kind: 'binary', operator, left: convert(node.left), right: convert(node.right) };
  }
  throw new FormulaError('This formula holds something that is not a number, a name or a sign.');
}

const isLiteral = (node: jsep.Expression): node is jsep.Literal => node.type === 'Literal';
const isIdentifier = (node: jsep.Expression): node is jsep.Identifier => node.type === 'Identifier';
const isUnary = (node: jsep.Expression): node is jsep.UnaryExpression => node.type === 'UnaryExpression';
const isBinary = (node: jsep.Expression): node is jsep.BinaryExpression => node.type === 'BinaryExpression';

/** The names that a formula uses. */
export function namesIn(expression: Expression): string[] {
  if (expression.kind === 'name') return [expression.name];
  if (expression.kind === 'negate') return namesIn(expression.operand);
  return expression.kind === 'binary' ? [...namesIn(expression.left), ...namesIn(expression.right)] : [];
}

/** A number pattern as data: `$0.0B` is prefix `$`, one decimal, suffix `B`. The schema has checked its form. */
export function parseNumberFormat(pattern: string): NumberFormat {
  const [, prefix = '', digits = '0', decimals = '', suffix = ''] =
    /^([^0]*)(0,000|0)(\.0{1,4})?([^0]*)$/.exec(pattern) ?? [];
  return { prefix, suffix, decimals: Math.max(0, decimals.length - 1), grouping: digits === '0,000' };
}
