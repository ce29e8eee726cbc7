import { Combobox } from '../Combobox.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import { linkWritten, useLinkOptions } from './link-options.ts';
import type { WidgetProps } from './types.ts';

/** Where a link leads: a page or a named place of this site to choose, or any address. */
export function LinkField({ path, label, help, schema, value, isRequired }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const options = useLinkOptions(schema);
  const changes = useChanges();
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Combobox
          tied={tied}
          options={options}
          isFree
          isReadOnly={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChoose={(address) => void changes.set(path, linkWritten(address))}
          onType={(address) => void changes.set(path, address, true)}
          {...(isRequired ? {} : { onClear: () => void changes.remove(path) })}
        />
      )}
    </FieldFrame>
  );
}
