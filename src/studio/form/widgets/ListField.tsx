import { useId } from 'react';
import { capital, impliedEntries, nounOf, type Schema } from '#kit/model';
import { useSorting } from '../../drag/use-sorting.ts';
import { useStore } from '../../store/context.tsx';
import { settingEdit } from '../changes.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { newValue } from '../new-value.ts';
import { questionsInLanguages, untranslatedQuestion } from '../question-languages.ts';
import { resolve } from '../schema.ts';
import { useChanges, useChoices, useFormScope, useMessages } from '../scope.tsx';
import { shortNameOf, withFreeName } from '../short-names.ts';
import { useTable } from '../table/use-table.ts';
import { widgetFor } from '../widget.ts';
import { keyOf } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { AddLanguage } from './AddLanguage.tsx';
import { Folded } from './Folded.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import { ItemList } from './ListItem.styles.ts';
import { ListItem } from './ListItem.tsx';
import type { WidgetProps } from './types.ts';
import { useItemKeys } from './use-item-keys.ts';

/** A list: its entries can be changed, moved, copied and taken away, and new ones come at its end. */
export function ListField({ path, name, label, help, schema, value, isRequired, isNew }: WidgetProps) {
  const { file, data, isReadOnly } = useFormScope();
  const store = useStore();
  const choices = useChoices();
  const changes = useChanges();
  const messages = useMessages(path);
  const id = useId();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, moved } = useItemKeys(items.length);
  const noun = nounOf(name, schema);
  const table = useTable(path);
  const { least, most } = limitsOf(schema);
  const add = async () => {
    const isQuestion = path[0] === 'forms' && name === 'fields';
    const asked = isQuestion ? await untranslatedQuestion(store, file, path, items) : undefined;
    if (asked && asked.question === undefined)
      return store.refuse('All questions of this form are here. Add a new one in the original first.');
    const before = Array.isArray(value) || asked ? items : impliedEntries(schema, data);
    const made = newValue(likeOthers(schema.items ?? {}, before), entryName(schema, name), choices, before.length + 1);
    const entry = asked?.question ?? withFreeName(made, before, schema.items ?? {});
    const says = `${capital(noun)} added, now ${before.length + 1}`;
    const all = before.length < least - 1 ? newValue(schema, name, choices) : [...before, entry];
    const edits = Array.isArray(value)
      ? table.editsFor({ op: 'insert', path, index: items.length, value: entry })
      : settingEdit(data, path, all);
    const others =
      isQuestion && !Array.isArray(value) && !asked
        ? await questionsInLanguages(store, { file, data, path, schema })
        : [];
    void changes.make(edits, says, [...path, before.length], others);
  };
  const move = (from: number, to: number) => {
    moved(from, to);
    const says = `${capital(noun)} was moved to ${to + 1} of ${items.length}`;
    void changes.make(table.editsFor({ op: 'move', path, from, to }), says);
  };
  const { list, sorting } = useSorting({ count: items.length, move });
  return (
    <GroupRoot
      data-list=""
      data-path={keyOf(path)}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      onPasteCapture={table.onPaste}
    >
      <Folded id={id} path={path} label={label} isNew={isNew}>
        {help && <Help text={help} />}
        <Messages messages={messages} />
        <ItemList ref={list}>
          {items.map((item, index) => (
            <ListItem
              key={keys[index]}
              path={[...path, index]}
              name={name}
              noun={noun}
              schema={resolve(schema.items ?? {}, item)}
              value={item}
              index={index}
              count={items.length}
              canRemove={items.length > least || (!isRequired && least <= 1)}
              canAdd={items.length < most}
              shortName={shortNameOf(schema.items ?? {})}
              onMove={move}
              sorting={sorting}
            />
          ))}
        </ItemList>
        {isReadOnly ? null : widgetFor(schema.items ?? {}) === 'language' ? (
          <AddLanguage
            path={[...path, items.length]}
            listed={Array.isArray(value) ? items : impliedEntries(schema, data)}
          />
        ) : (
          <AddEntry noun={noun} isOff={items.length >= most} onAdd={() => void add()} />
        )}
      </Folded>
    </GroupRoot>
  );
}

function limitsOf({ minItems, maxItems }: Schema): { least: number; most: number } {
  return {
    least: typeof minItems === 'number' ? minItems : 0,
    most: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
  };
}

/** A row of a table has as many cells as the others. */
function likeOthers(unresolved: Schema, items: readonly unknown[]): Schema {
  const schema = resolve(unresolved);
  const last = items.at(-1);
  return widgetFor(schema) === 'list' && Array.isArray(last) ? { ...schema, minItems: last.length } : schema;
}

/** What samples of texts are called: those of a list of texts by the list. */
function entryName(schema: Schema, name: string): string {
  return widgetFor(resolve(schema.items ?? {})) === 'group' || name !== 'items' ? name : 'text';
}
