import type { CalculatorBlock } from '../../model/types.generated.ts';
import type { BinaryOperator, Expression } from '../../model/values.ts';
import { formatNumber } from './format-number.ts';
import { parseNumber } from './parse-number.ts';

/** A result that is to be shown: its figure, the figure as it is written, and the signs around it, if any. */
export type Result = { name: string; label: string; value: number; text: string; unit: string; emphasis: boolean };

type Operation = (left: number, right: number) => number;

const operations: Record<BinaryOperator, Operation> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '>': (left, right) => Number(left > right),
  '>=': (left, right) => Number(left >= right),
  '<': (left, right) => Number(left < right),
  '<=': (left, right) => Number(left <= right),
  '==': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
};

/**
 * The value of a formula, `values` giving each name its number. Conditions give 1 or 0.
 * What has no finite value, such as a division by zero, gives 0: a visitor never reads NaN or Infinity.
 */
export function evaluate(expression: Expression, values: ReadonlyMap<string, number>): number {
  const value = calculate(expression, values);
  return Number.isFinite(value) ? value : 0;
}

function calculate(expression: Expression, values: ReadonlyMap<string, number>): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name':
      return values.get(expression.name) ?? 0;
    case 'negate':
      return -calculate(expression.operand, values);
    case 'binary':
      return operations[expression.operator](evaluate(expression.left, values), evaluate(expression.right, values));
  }
}

/**
 * All results of a calculator, in order, for the texts in its fields by name. A formula may use the inputs and the
 * results above it. Those whose `showWhen` does not hold are computed for the formulas below, and left out.
 */
export function computeResults(
  results: CalculatorBlock['results'],
  fields: Readonly<Record<string, string>>,
): Result[] {
  const values = new Map(Object.entries(fields).map(([name, text]) => [name, parseNumber(text) ?? 0]));
  const shown: Result[] = [];
  for (const { name, label, formula, format, showWhen, emphasis = false } of results) {
    const value = evaluate(formula, values);
    values.set(name, value);
    if (showWhen && evaluate(showWhen, values) === 0) continue;
    const unit = `${format.prefix}${format.suffix}`.trim();
    shown.push({ name, label, value, text: formatNumber(value, format), unit, emphasis });
  }
  return shown;
}
