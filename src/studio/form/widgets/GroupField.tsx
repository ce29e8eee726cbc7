import { useId } from 'react';
import { FieldsOf } from '../FieldsOf.tsx';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { isColors } from '../schema.ts';
import { useChanges, useFormScope, useMessages } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { Folded } from './Folded.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import { RemoveButton } from './RemoveButton.tsx';
import type { WidgetProps } from './types.ts';

/** So many fields of a group within another are seen at once; what has more, as a form, is folded. */
const mostAtOnce = 6;

/** Fields that belong together. At the top of a file's form they are folded: there are many of them. */
export function GroupField({ path, label, help, schema, value, isRequired, isNew }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const messages = useMessages(path);
  return (
    <GroupRoot data-path={keyOf(path)} tabIndex={-1} aria-labelledby={id} role="group">
      <Folded
        id={id}
        path={path}
        label={label}
        isNew={isNew}
        isLong={isColors(schema) || Object.keys(schema.properties ?? {}).length > mostAtOnce}
      >
        {help && <Help text={help} />}
        <Messages messages={messages} />
        <FieldsOf path={path} schema={schema} value={value} />
        {!isRequired && value !== undefined && !isReadOnly && (
          <RemoveButton words={`Remove “${label}”`} onPress={() => void changes.drop(path)} />
        )}
      </Folded>
    </GroupRoot>
  );
}
