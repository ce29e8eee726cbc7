import { describe, expect, it } from 'vitest';
import type { BinaryOperator, Expression, NumberFormat } from '../../model/values.ts';
import { computeResults, evaluate } from './evaluate.ts';
import { formatNumber } from './format-number.ts';
import { parseNumber } from './parse-number.ts';

const number = (value: number): Expression => ({ kind: 'number', value });
const name = (text: string): Expression => ({ kind: 'name', name: text });
const binary = (left: Expression, operator: BinaryOperator, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});
const plain: NumberFormat = { prefix: '', suffix: '', decimals: 0, grouping: false };
const billions: NumberFormat = { prefix: '$', suffix: 'B', decimals: 1, grouping: false };

describe('parseNumber', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['abc', undefined],
    ['12abc', undefined],
    ['1e400', undefined],
    ['Infinity', undefined],
    ['.', undefined],
    ['1,2', undefined],
    ['1,23', undefined],
    ['1.2.3', undefined],
    ['1.000', 1],
    ['1.333', 1.333],
    ['12.345', 12.345],
    ['100.125', 100.125],
    ['$1.333', 1.333],
    ['$100', 100],
    ['1.000,5', undefined],
    ['$', undefined],
    ['-', undefined],
    ['5 billion', undefined],
    ['1 2', undefined],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['1,000', 1000],
    ['1 000 000', 1_000_000],
    ['1\u202f000', 1000],
    ['1\u00a0000.5', 1000.5],
    ['$ 5', 5],
    ['$5', 5],
    ['-$5', -5],
    ['€ 1,000', 1000],
    ['20 %', 20],
    ['20%', 20],
    ['1e3', 1000],
    ['1.5E-2', 0.015],
    ['\u22123', -3],
    ['20', 20],
    [' 4.5 ', 4.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['12,500', 12_500],
    ['1,234,567.8', 1_234_567.8],
    ['9'.repeat(400), undefined],
  ])('reads %j as %s', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });
});

describe('evaluate', () => {
  const values = new Map([
    ['a', 6],
    ['b', 4],
  ]);

  it.each<[BinaryOperator, number]>([
    ['+', 10],
    ['-', 2],
    ['*', 24],
    ['/', 1.5],
    ['>', 1],
    ['>=', 1],
    ['<', 0],
    ['<=', 0],
    ['==', 0],
    ['!=', 1],
  ])('6 %s 4 is %d', (operator, expected) => {
    expect(evaluate(binary(name('a'), operator, name('b')), values)).toBe(expected);
  });

  it.each<[BinaryOperator, number]>([
    ['>', 0],
    ['>=', 1],
    ['<', 0],
    ['<=', 1],
  ])('4 %s 4 is %d', (operator, expected) => {
    expect(evaluate(binary(name('b'), operator, name('b')), values)).toBe(expected);
  });

  it('turns the sign', () => {
    expect(evaluate({ kind: 'negate', operand: name('a') }, values)).toBe(-6);
  });

  it('gives 0 where there is no finite value, inside a formula too', () => {
    expect(evaluate(binary(number(1), '/', number(0)), values)).toBe(0);
    expect(evaluate(binary(number(0), '/', number(0)), values)).toBe(0);
    expect(evaluate(binary(number(1e308), '*', number(1e308)), values)).toBe(0);
    expect(evaluate(binary(number(2), '+', binary(name('a'), '/', number(0))), values)).toBe(2);
  });
});

describe('computeResults', () => {
  it('lets later formulas use earlier results, and leaves out what showWhen refuses', () => {
    const total = { name: 'total', label: 'Total', formula: binary(name('a'), '+', name('b')), format: plain };
    const results = computeResults(
      [
        { ...total, showWhen: binary(name('total'), '>', number(100)) },
        { name: 'half', label: 'Half', formula: binary(name('total'), '/', number(2)), format: plain, emphasis: true },
      ],
      { a: '6', b: '4' },
    );
    expect(results).toEqual([{ name: 'half', label: 'Half', value: 5, text: '5', unit: '', emphasis: true }]);
  });

  it('computes the savings of a state: 12.5 % of 30 % of the total, shown only above 0', () => {
    const total = binary(name('economy'), '+', name('employee_health'));
    const savings = {
      name: 'savings',
      label: 'Potential savings',
      formula: binary(binary(total, '*', number(0.3)), '*', number(0.125)),
      format: billions,
      showWhen: binary(name('savings'), '>', number(0)),
    };
    expect(computeResults([savings], { economy: '400', employee_health: '5.5' })[0]?.text).toBe('$15.2B');
    expect(computeResults([savings], { economy: '', employee_health: 'none' })).toEqual([]);
  });

  it('computes what a provider saves in a year, the denial rate being entered in percent', () => {
    const fields = { providers: '10', claim_volume: '1000', denial_rate: '20' };
    const coverage = binary(number(4.5), '*', name('claim_volume'));
    const rate = binary(name('denial_rate'), '/', number(100));
    const denial = binary(binary(binary(name('claim_volume'), '*', rate), '*', number(0.18)), '*', number(350));
    const hours = binary(binary(name('providers'), '*', number(16)), '*', number(4));
    const year = binary(binary(name('coverage'), '+', name('denial')), '*', number(12));
    const results = computeResults(
      [
        { name: 'coverage', label: 'Coverage', formula: coverage, format: plain },
        { name: 'denial', label: 'Denials', formula: denial, format: plain },
        { name: 'hours', label: 'Hours', formula: hours, format: plain },
        { name: 'year', label: 'Year', formula: year, format: plain },
      ],
      fields,
    );
    expect(results.map(({ value }) => Math.round(value))).toEqual([4_500, 12_600, 640, 205_200]);
  });
});

describe('formatNumber', () => {
  it.each<[number, Partial<NumberFormat>, string]>([
    [1234.5, { decimals: 1, grouping: true }, '1,234.5'],
    [1234.5, { decimals: 1 }, '1234.5'],
    [12_500, { grouping: true, suffix: ' people' }, '12,500 people'],
    [1.25, billions, '$1.3B'],
    [-1.25, billions, '-$1.3B'],
    [-0.01, billions, '$0.0B'],
    [0, billions, '$0.0B'],
    [1e21, { grouping: true }, '1,000,000,000,000,000,000,000'],
  ])('writes %d as asked', (value, format, expected) => {
    expect(formatNumber(value, { ...plain, ...format })).toBe(expected);
  });
});
