import { useId, useState } from 'react';
import { SmallButton } from '../FieldFrame.styles.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { useFormScope, useMessages } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { Entries } from './Entries.tsx';
import { Folded } from './Folded.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import type { WidgetProps } from './types.ts';

/** Values that each have a name of their own: mailboxes, kinds of inquiry, forms. */
export function EntriesField({ path, label, help, schema, value, isNew }: WidgetProps) {
  const messages = useMessages(path);
  const id = useId();
  return (
    <GroupRoot data-path={keyOf(path)} tabIndex={-1} role="group" aria-labelledby={id}>
      <Folded id={id} path={path} label={label} isNew={isNew}>
        {help && <Help text={help} />}
        <Messages messages={messages} />
        <NamedEntries path={path} schema={schema} value={value} />
      </Folded>
    </GroupRoot>
  );
}

/** A file that is nothing but such values, as the list of figures is. */
export function FileEntries({ schema, value }: Pick<WidgetProps, 'schema' | 'value'>) {
  return <NamedEntries path={[]} schema={schema} value={value} />;
}

function NamedEntries({ path, schema, value }: Pick<WidgetProps, 'path' | 'schema' | 'value'>) {
  const { isReadOnly } = useFormScope();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Entries path={path} schema={schema} value={value} isAdding={isAdding} onAdded={() => setAdding(false)} />
      {!isReadOnly && !isAdding && (
        <SmallButton type="button" onClick={() => setAdding(true)}>
          Add an entry
        </SmallButton>
      )}
    </>
  );
}
