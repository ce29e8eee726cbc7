import { useId } from 'react';
import { useSite } from '../../context/context.tsx';
import type { CalculatorBlock } from '../../model/types.generated.ts';
import { FieldRoot } from './styles.ts';

type FieldProps = CalculatorBlock['inputs'][number] & {
  /** The number that is read in it; where there is none, the field says so. */
  number: number | undefined;
  /** Whether another number may be meant: the field shows which one counts. */
  isDoubtful: boolean;
};

/** All the digits that were typed, as the language writes them. */
const readWhole: Intl.NumberFormatOptions = { maximumFractionDigits: 20 };

/** One input with its label, hint and unit. What is typed stays in the document; the calculator reads it there. */
export function Field({ name, label, hint, unit, default: text, options, number, isDoubtful }: FieldProps) {
  const { labels, language } = useSite();
  const id = useId();
  const isRead = number !== undefined;
  const remark = !isRead ? labels.noNumber : isDoubtful && `= ${number.toLocaleString(language, readWhole)}`;
  const described =
    [hint && `${id}hint`, unit && `${id}unit`, remark && `${id}remark`].filter(Boolean).join(' ') || undefined;
  const attributes = {
    id,
    name,
    'aria-describedby': described,
    'aria-invalid': isRead ? undefined : true,
    defaultValue: text,
  };
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
      <p id={`${id}remark`} aria-live="polite" className="remark">
        {remark}
      </p>
    </FieldRoot>
  );
}
