import { useId } from 'react';
import type { CalculatorBlock } from '../types.generated.ts';
import { FieldRoot } from './styles.ts';

/** One input with its label, hint and unit. What is typed stays in the document; the calculator reads it there. */
export function Field({ name, label, hint, unit, default: text, options }: CalculatorBlock['inputs'][number]) {
  const id = useId();
  const described = [hint && `${id}hint`, unit && `${id}unit`].filter(Boolean).join(' ') || undefined;
  const attributes = { id, name, 'aria-describedby': described, defaultValue: text };
  return (
    <FieldRoot>
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}hint`}>{hint}</p>}
      <div>
        {options ? (
          <select {...attributes}>
            {options.map(({ value, label: words }) => (
              <option key={words} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <input {...attributes} type="text" inputMode="decimal" autoComplete="off" />
        )}
        {unit && <span id={`${id}unit`}>{unit}</span>}
      </div>
    </FieldRoot>
  );
}
