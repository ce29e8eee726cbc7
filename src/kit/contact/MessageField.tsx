import type { ReactNode, Ref } from 'react';
import { fieldOf } from '#contact-function/message';
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

/** One field of a message with its label and, below it, what is wrong. */
export function MessageField({ id, name, text, value, problem, inputRef }: MessageFieldProps): ReactNode {
  const { control, autocomplete, dir, required } = fieldOf(name);
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
      {control === 'textarea' ? (
        <textarea {...shared} rows={5} dir={dir} required={required} />
      ) : (
        <input {...shared} type={control} autoComplete={autocomplete} dir={dir} required={required} ref={inputRef} />
      )}
      {problem && <p id={`${id}problem`}>{problem}</p>}
    </FieldRoot>
  );
}
