import jsep from 'jsep';
import type { BinaryOperator, Expression, NumberFormat, ValueProblem } from '#kit/model';
import { finding } from '../catalogue/index.ts';

const operators: readonly BinaryOperator[] = ['+', '-', '*', '/', '>', '>=', '<', '<=', '==', '!='];

/** A formula as a tree, or what is wrong with it. Only numbers, names, + - * / , comparisons and brackets are read. */
export function parseFormula(formula: string): Expression | ValueProblem {
  if (/^\s*=/.test(formula))
    return { ...finding('formula/syntax', { problem: 'A formula has no `=` before it.' }), snippet: '=' };
  const bracket = loneBracket(formula);
  if (bracket >= 0) {
    const isOpening = formula[bracket] === '(';
    return { ...finding('formula/bracket', { isOpening }), snippet: formula.charAt(bracket), at: bracket };
  }
  const zero = /\/\s*(0+(?:\.0*)?)(?![\d.\w])/.exec(formula);
  if (zero?.[1] !== undefined) return { ...finding('formula/zero-division', {}), snippet: zero[0], at: zero.index };
  const foreign = /[^\w\s.+\-*/()<>=!]/.exec(formula);
  if (foreign)
    return {
      ...finding('formula/syntax', { problem: `A formula knows no \`${foreign[0]}\`.` }),
      snippet: foreign[0],
      at: foreign.index,
    };
  try {
    return convert(jsep(formula));
  } catch (error) {
    const { message, snippet } =
      error instanceof FormulaError ? error : { message: "This formula can't be read.", snippet: undefined };
    const index = snippet === undefined ? indexOf(error, formula) : formula.indexOf(snippet);
    const found = snippet ?? formula.slice(index, index + 1);
    return {
      ...finding('formula/syntax', { problem: message }),
      ...(found === '' || index < 0 ? {} : { snippet: found, at: index }),
    };
  }
}

/** Where the parser stopped; at the end of the formula that is its last sign. */
function indexOf(error: unknown, formula: string): number {
  const index = error instanceof Error && 'index' in error ? Number(error.index) : 0;
  return Math.max(0, Math.min(index, formula.trimEnd().length - 1));
}

class FormulaError extends Error {
  readonly snippet: string | undefined;

  constructor(message: string, snippet?: string) {
    super(message);
    this.snippet = snippet;
  }
}

/** The place of the first bracket without a partner, or -1. */
function loneBracket(formula: string): number {
  const open: number[] = [];
  for (let index = 0; index < formula.length; index++) {
    if (formula[index] === '(') open.push(index);
    else if (formula[index] === ')' && open.pop() === undefined) return index;
  }
  return open[0] ?? -1;
}

function convert(node: jsep.Expression): Expression {
  if (isLiteral(node)) {
    if (typeof node.value === 'number') return { kind: 'number', value: node.value };
    throw new FormulaError(`A formula holds no text such as \`${node.raw}\`.`, node.raw);
  }
  if (isIdentifier(node)) return { kind: 'name', name: node.name };
  if (isUnary(node) && node.operator === '-') return { kind: 'negate', operand: convert(node.argument) };
  if (isBinary(node)) {
    const operator = operators.find((known) => known === node.operator);
    if (!operator) throw new FormulaError(`A formula knows no \`${node.operator}\`.`, node.operator);
    return { kind: 'binary', operator, left: convert(node.left), right: convert(node.right) };
  }
  if (node.type === 'Compound')
    throw new FormulaError('Between two parts of this formula a sign such as `+` is missing.');
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
