import { useState } from 'react';
import { isFields, type Path, type Schema } from '#kit/model';
import { AddFields } from './AddFields.tsx';
import { useFieldView } from './field-view.ts';
import { formLabel } from './form-label.ts';
import { Settings } from './Settings.tsx';
import { canBeAdded, type Field, fieldsOf, isColors, isDay, isWithin } from './schema.ts';
import { useChanges, useFormScope } from './scope.tsx';
import { widgetFor } from './widget.ts';
import { keyOf } from './words.ts';

type FieldsProps = { path: Path; schema: Schema; value: unknown };

/** The fields of a group that are there or must be; the others are offered below. */
export function FieldsOf({ path, schema, value }: FieldsProps) {
  const { isReadOnly, selected, messages } = useFormScope();
  const FieldView = useFieldView();
  const changes = useChanges();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = fieldsOf(schema, value);
  const isThere = ({ name }: Field) => isFields(value) && value[name] !== undefined;
  const isWanted = ({ name }: Field) => opened.includes(name) || isWithin(selected, [...path, name]);
  // A short name is made by itself: it is asked for only where it is wrong.
  const isMade = ({ name, schema: field }: Field) =>
    widgetFor(field) === 'short-name' && !messages.has(keyOf([...path, name]));
  const isThought = (field: Field) => (field.isRequired || isThere(field)) && !isMade(field);
  const isAsked = (field: Field) => isThought(field) || isWanted(field) || isColors(field.schema);
  // The first and the last day are thought of together.
  const hasDay = fields.some((field) => isDay(field.schema) && isAsked(field));
  const wasOn = useWasOn(fields.filter((field) => widgetFor(field.schema) === 'switch' && isThere(field)));
  const isShown = (field: Field) => isAsked(field) || (hasDay && isDay(field.schema)) || wasOn(field);
  const isOffered = (field: Field) => !isShown(field) && canBeAdded(field, schema, value);
  const add = ({ name, schema: field }: Field) => {
    setOpened([...opened, name]);
    // Who adds what is on or off wants it on.
    if (widgetFor(field) === 'switch') void changes.set([...path, name], true);
  };
  const show = (some: readonly Field[]) => (
    <>
      {some.filter(isShown).map((field) => (
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
      {!isReadOnly && <AddFields fields={some.filter(isOffered)} onAdd={add} />}
    </>
  );
  const settings = fields.filter((field) => isSeldom(schema, field));
  if (settings.length === 0) return show(fields);
  const main = fields.filter((field) => !settings.includes(field));
  const places = settings.map(({ name }) => keyOf([...path, name]));
  return (
    <>
      {show(inOrder(main, schema.mainFields))}
      <Settings
        title={isColors(schema) ? 'More colours' : 'Settings'}
        labels={isColors(schema) ? [] : settings.filter(isThere).map((field) => formLabel(field.name, field.schema))}
        isWanted={settings.some(isWanted)}
        hasMessage={[...messages.keys()].some((key) => places.some((at) => key === at || key.startsWith(`${at}.`)))}
      >
        {show(settings)}
      </Settings>
    </>
  );
}

/** Whether a switch was on since the form was opened: one that is turned off stays in its place, to be turned on again. */
function useWasOn(on: readonly Field[]): (field: Field) => boolean {
  const [names, setNames] = useState<readonly string[]>([]);
  const others = on.map(({ name }) => name).filter((name) => !names.includes(name));
  if (others.length > 0) setNames([...names, ...others]);
  return ({ name }) => names.includes(name);
}

/** Whether a field is folded below the others: the settings of a section, and what no schema names as the first of a group. */
function isSeldom(group: Schema, field: Field): boolean {
  return group.mainFields ? !group.mainFields.includes(field.name) : isSection(group) && isSetting(field);
}

function inOrder(fields: readonly Field[], order: readonly string[] = []): Field[] {
  return fields.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** What a section has besides what it shows: how links find it, its ground, when it is seen. */
function isSetting({ name, schema }: Field): boolean {
  // What is drawn from and to is no day.
  if (widgetFor(schema) === 'group') return false;
  return ['id', 'review', 'background', 'hidden', 'from', 'until'].includes(name);
}

function isSection({ properties = {} }: Schema): boolean {
  return properties['type']?.const !== undefined;
}
