import { useId } from 'react';
import { impliedEntries, nounOf, type Schema } from '#kit/model';
import { useSorting } from '../../drag/use-sorting.ts';
import { Help } from '../Help.tsx';
import { Messages } from '../Messages.tsx';
import { resolve } from '../schema.ts';
import { useFormScope, useMessages } from '../scope.tsx';
import { shortNameOf } from '../short-names.ts';
import { useTable } from '../table/use-table.ts';
import { widgetFor } from '../widget.ts';
import { keyOf, summaryOf } from '../words.ts';
import { AddEntry } from './AddEntry.tsx';
import { AddLanguage } from './AddLanguage.tsx';
import { Folded } from './Folded.tsx';
import { GroupRoot } from './GroupField.styles.ts';
import { ItemList } from './ListItem.styles.ts';
import { ListItem } from './ListItem.tsx';
import type { WidgetProps } from './types.ts';
import { useFigures } from './use-figures.ts';
import { useItemKeys } from './use-item-keys.ts';
import { useListEdits } from './use-list-edits.ts';

/** A list: its entries can be changed, moved, copied and taken away, and new ones come at its end. */
export function ListField({ path, name, label, help, schema, value, isRequired, isNew }: WidgetProps) {
  const { data, isReadOnly } = useFormScope();
  const messages = useMessages(path);
  const id = useId();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items);
  const { filled } = useFigures();
  const areLanguages = widgetFor(schema.items ?? {}) === 'language';
  const implied = Array.isArray(value) || areLanguages ? [] : impliedEntries(schema, data);
  const noun = nounOf(name, schema);
  const table = useTable(path);
  const { least, most } = limitsOf(schema);
  const { labelOf, add, move } = useListEdits({ path, name, schema, value, least });
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
        {implied.length > 0 && <Help text={impliedWords(implied.map((item) => summaryOf(item, filled)))} />}
        <Messages messages={messages} />
        <ItemList ref={list}>
          {items.map((item, index) => (
            <ListItem
              key={keys[index]}
              path={[...path, index]}
              name={name}
              noun={noun}
              label={labelOf(index, item)}
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
        {isReadOnly ? null : areLanguages ? (
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

/** What a list holds while its file says nothing of it, so that nobody takes the first entry of their own for the only one. */
function impliedWords(names: readonly string[]): string {
  return `Now: ${names.filter(Boolean).join(', ')}. What you add comes behind them, and each of them can be changed then, too.`;
}

function limitsOf({ minItems, maxItems }: Schema): { least: number; most: number } {
  return {
    least: typeof minItems === 'number' ? minItems : 0,
    most: typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY,
  };
}
