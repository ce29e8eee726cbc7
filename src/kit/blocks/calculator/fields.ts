import type { CalculatorBlock } from '../../model/types.generated.ts';

export type Fields = Record<string, string>;

/** What stands in the fields before anyone has typed: the default, else the first choice of a list, else nothing. */
export function initialFields(inputs: CalculatorBlock['inputs']): Fields {
  return Object.fromEntries(
    inputs.map(({ name, default: text, options }) => [name, text ?? options?.[0]?.value.toString() ?? '']),
  );
}

/** What stands in the fields inside of `container` now, by their names. */
export function readFields(container: Element): Fields {
  const controls = container.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return Object.fromEntries(Array.from(controls, ({ name, value }) => [name, value]));
}
