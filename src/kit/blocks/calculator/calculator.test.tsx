import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockInPage, renderBlock } from '../../../../tests/support/render-block.tsx';
import type { CalculatorBlock } from '../../model/types.generated.ts';
import type { BinaryOperator, Expression } from '../../model/values.ts';

const name = (text: string): Expression => ({ kind: 'name', name: text });
const number = (value: number): Expression => ({ kind: 'number', value });
const binary = (left: Expression, operator: BinaryOperator, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});

const block: CalculatorBlock = {
  type: 'calculator',
  heading: 'What could your state save?',
  inputs: [
    { name: 'economy', label: 'State economy', hint: 'In a year', unit: '$ billion' },
    {
      name: 'share',
      label: 'Share',
      options: [
        { value: 1, label: 'All' },
        { value: 0.5, label: 'Half' },
      ],
      default: '1',
    },
  ],
  results: [
    {
      name: 'savings',
      label: 'Potential savings',
      formula: binary(binary(name('economy'), '*', name('share')), '*', number(0.0375)),
      format: { prefix: '$', suffix: 'B', decimals: 1, grouping: false },
      showWhen: binary(name('savings'), '>', number(0)),
      emphasis: true,
    },
    {
      name: 'ratio',
      label: 'Ratio',
      formula: binary(number(1), '/', name('economy')),
      format: { prefix: '', suffix: '', decimals: 0, grouping: true },
    },
  ],
  result: 'shown',
};

const economy = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'State economy' });
const output = () => screen.getByRole('status').textContent;

it('computes as the visitor types, from fields and lists', async () => {
  renderBlock(block);
  await userEvent.type(economy(), '400');
  expect(output()).toContain('Potential savings $15.0B');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Share' }), 'Half');
  expect(output()).toContain('$7.5B');
});

it('counts empty and non-numeric text as 0, and shows neither NaN nor Infinity', async () => {
  renderBlock(block);
  expect(output()).toBe('Ratio 0');
  await userEvent.type(economy(), 'four hundred');
  expect(output()).toBe('Ratio 0');
});

it('says beside a field that no number can be read in it', async () => {
  renderBlock(block);
  await userEvent.type(economy(), '1.000.5');
  expect(screen.getByText('No number can be read here.').closest('div')).toBe(economy().closest('div')?.parentElement);
  expect(economy().getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(economy());
  await userEvent.type(economy(), '1,000');
  expect(screen.queryByText('No number can be read here.')).toBeNull();
  expect(economy()).toHaveAccessibleDescription('In a year $ billion');
  expect(output()).toContain('$37.5B');
});

it.each(['1.333', '12.345', '100.125'])('reads %s as what it is, and shows what it was read as', async (text) => {
  renderBlock(block);
  await userEvent.type(economy(), text);
  expect(economy()).toBeValid();
  expect(economy()).toHaveAccessibleDescription(`In a year $ billion = ${text}`);
  expect(output()).toContain(`Potential savings $${(Number(text) * 0.0375).toFixed(1)}B`);
});

it('shows what is above 0, however little it is, and nothing of 0', async () => {
  renderBlock(block);
  await userEvent.type(economy(), '1');
  expect(output()).toContain('Potential savings $0.0B');
  await userEvent.clear(economy());
  expect(output()).not.toContain('Potential savings');
});

it('asks a phone for its number keys, and tells hint and unit', () => {
  renderBlock(block);
  expect(economy().inputMode).toBe('decimal');
  const described = (economy().getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['In a year', '$ billion']);
});

it('shows nothing of what it computes while the result is hidden', async () => {
  renderBlock({ ...block, result: 'hidden' });
  await userEvent.type(economy(), '400');
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.body.textContent).not.toContain('15.0');
  expect(document.body.textContent).not.toContain('Potential savings');
});

it('takes over what was typed and chosen before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(blockInPage(block));
  economy().value = '400';
  screen.getByRole<HTMLSelectElement>('combobox').value = '0.5';
  render(blockInPage(block), { container: root, hydrate: true });
  expect(economy().value).toBe('400');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('0.5');
  expect(output()).toContain('$7.5B');
  root.remove();
});
