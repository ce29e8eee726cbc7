import type { ReactNode, Ref } from 'react';
import type { FieldText } from '../model/types.generated.ts';
import { FieldRoot } from './field.styles.ts';
import type { FieldName } from './message.ts';

type MessageFieldProps = {
  id: string;
  name: FieldName;
  text: FieldText;
  /** What stands in the field at first. */
  value?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** What browsers need to know to check a field and to offer what they have stored (WCAG 1.3.5). Words may run either way. */
const attributes = {
  name: { type: 'text', autoComplete: 'name', dir: 'auto', required: true },
  email: { type: 'email', autoComplete: 'email', required: true },
  organization: { type: 'text', autoComplete: 'organization', dir: 'auto' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** One field of a message with its label and, below it, what is wrong. */
export function MessageField({ id, name, text, value, problem, inputRef }: MessageFieldProps): ReactNode {
  const shared = {
    id,
    name,
    placeholder: text.placeholder,
    defaultValue: value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem && `${id}problem`,
  };
  return (
    <FieldRoot data-field={name}>
      <label htmlFor={id}>{text.label}</label>
      {name === 'message' ? (
        <textarea {...shared} rows={5} dir="auto" required />
      ) : (
        <input {...shared} {...attributes[name]} ref={inputRef} />
      )}
      {problem && <p id={`${id}problem`}>{problem}</p>}
    </FieldRoot>
  );
}
