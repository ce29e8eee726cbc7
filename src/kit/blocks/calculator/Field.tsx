import { useId } from 'react';
import { useSite } from '../../context/context.tsx';
import type { CalculatorBlock } from '../../model/types.generated.ts';
import { FieldRoot } from './styles.ts';

type FieldProps = CalculatorBlock['inputs'][number] & {
  /** Whether a number can be read in it; where none can, the field says so. */
  isRead: boolean;
};

/** One input with its label, hint and unit. What is typed stays in the document; the calculator reads it there. */
export function Field({ name, label, hint, unit, default: text, options, isRead }: FieldProps) {
  const { labels } = useSite();
  const id = useId();
  const described =
    [hint && `${id}hint`, unit && `${id}unit`, !isRead && `${id}unread`].filter(Boolean).join(' ') || undefined;
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
      <p id={`${id}unread`} aria-live="polite" className="unread">
        {!isRead && labels.noNumber}
      </p>
    </FieldRoot>
  );
}
