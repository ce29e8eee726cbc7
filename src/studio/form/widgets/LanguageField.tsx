import { Combobox } from '../Combobox.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { languageOptions } from './language-options.ts';
import type { WidgetProps } from './types.ts';

/** A language, chosen by its name; one that isn't in the list is written as its code. */
export function LanguageField({ path, label, help, value, isRequired }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const code = typeof value === 'string' ? value : '';
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Combobox
          tied={tied}
          options={languageOptions(code)}
          isFree
          isReadOnly={isReadOnly}
          value={code}
          onChoose={(chosen) => void changes.set(path, chosen)}
          {...(isRequired ? {} : { onClear: () => void changes.remove(path) })}
        />
      )}
    </FieldFrame>
  );
}
