import { useId, useState } from 'react';
import { nounOf } from '#kit/model';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { useFormScope, useMessages } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { Entries } from './Entries.tsx';
import { Folded } from './Folded.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import type { WidgetProps } from './types.ts';

/** Values that each have a name of their own: mailboxes, kinds of inquiry, forms. */
export function EntriesField({ path, name, label, help, schema, value, isNew }: WidgetProps) {
  const messages = useMessages(path);
  const id = useId();
  return (
    <GroupRoot data-list="" data-path={keyOf(path)} tabIndex={-1} role="group" aria-labelledby={id}>
      <Folded id={id} path={path} label={label} isNew={isNew}>
        {help && <Help text={help} />}
        <Messages messages={messages} />
        <NamedEntries path={path} schema={schema} value={value} noun={nounOf(name, schema)} />
      </Folded>
    </GroupRoot>
  );
}

/** A file that is nothing but such values, as the list of figures is. */
export function FileEntries({ schema, value }: Pick<WidgetProps, 'schema' | 'value'>) {
  return <NamedEntries path={[]} schema={schema} value={value} noun={nounOf('', schema)} />;
}

type NamedProps = Pick<WidgetProps, 'path' | 'schema' | 'value'> & { noun: string };

function NamedEntries({ path, schema, value, noun }: NamedProps) {
  const { isReadOnly } = useFormScope();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Entries
        path={path}
        schema={schema}
        value={value}
        noun={noun}
        isAdding={isAdding}
        onAdded={() => setAdding(false)}
      />
      {!isReadOnly && !isAdding && <AddEntry noun={noun} onAdd={() => setAdding(true)} />}
    </>
  );
}
