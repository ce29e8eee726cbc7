import { useState } from 'react';
import type { Path } from '../../model/diagnostic.ts';
import type { Schema } from '../../model/schema.ts';
import { AddFields } from './AddFields.tsx';
import { useFieldView } from './field-view.ts';
import { type Field, fieldsOf, isFields, isWithin } from './schema.ts';
import { useFormScope } from './scope.tsx';

type FieldsProps = { path: Path; schema: Schema; value: unknown };

/** The fields of a group that are there or must be; the others are offered below. */
export function FieldsOf({ path, schema, value }: FieldsProps) {
  const { isReadOnly, selected } = useFormScope();
  const FieldView = useFieldView();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = fieldsOf(schema, value);
  const isThere = ({ name }: Field) => isFields(value) && value[name] !== undefined;
  const isWanted = ({ name }: Field) => opened.includes(name) || isWithin(selected, [...path, name]);
  const isShown = (field: Field) => field.isRequired || isThere(field) || isWanted(field);
  return (
    <>
      {fields.filter(isShown).map((field) => (
        <FieldView
          key={field.name}
          path={[...path, field.name]}
          name={field.name}
          schema={field.schema}
          value={isFields(value) ? value[field.name] : undefined}
          isRequired={field.isRequired}
          isNew={opened.includes(field.name) && !isThere(field)}
        />
      ))}
      {!isReadOnly && (
        <AddFields fields={fields.filter((field) => !isShown(field))} onAdd={(name) => setOpened([...opened, name])} />
      )}
    </>
  );
}
