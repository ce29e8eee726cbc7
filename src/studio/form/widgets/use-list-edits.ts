import { impliedEntries, nounOf, type Schema, singular } from '#kit/model';
import { useStore } from '../../store/context.tsx';
import { settingEdit } from '../changes.ts';
import { entryLabel } from '../entry-label.ts';
import { newValue } from '../new-value.ts';
import { entriesOfOriginal, questionsInLanguages, untranslatedQuestion } from '../question-languages.ts';
import { resolve } from '../schema.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { withFreeName } from '../short-names.ts';
import { useTable } from '../table/use-table.ts';
import { widgetFor } from '../widget.ts';
import type { WidgetProps } from './types.ts';
import { useFigures } from './use-figures.ts';

type ListProps = Pick<WidgetProps, 'path' | 'name' | 'schema' | 'value'> & { least: number };

/** How a list gets another entry, and another order; each says which entry, by what its row says. */
export function useListEdits({ path, name, schema, value, least }: ListProps) {
  const { file, data } = useFormScope();
  const store = useStore();
  const choices = useChoices();
  const changes = useChanges();
  const table = useTable(path);
  const { filled } = useFigures();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const noun = nounOf(name, schema);
  const labelOf = (index: number, item: unknown) => entryLabel(noun, index, schema.items ?? {}, item, filled);
  const add = async () => {
    const isQuestion = path[0] === 'forms' && name === 'fields';
    const asked = isQuestion ? await untranslatedQuestion(store, file, path, items, schema) : undefined;
    if (asked && asked.question === undefined)
      return store.refuse('All questions of this form are here. Add a new one in the original first.');
    const taken = Array.isArray(value) || asked ? [] : await entriesOfOriginal(store, file, path);
    if (taken.length > 0)
      return changes.make(settingEdit(data, path, taken), 'All entries of the original were added', [...path, 0]);
    const before = Array.isArray(value) || asked ? items : impliedEntries(schema, data);
    const made = newValue(likeOthers(schema.items ?? {}, before), singular(name), choices, before.length + 1);
    const entry = asked?.question ?? withFreeName(made, before, schema.items ?? {});
    const count = before.length + 1;
    const says = `${labelOf(before.length, entry)} was added`;
    const all = before.length < least - 1 ? newValue(schema, name, choices) : [...before, entry];
    const edits = Array.isArray(value)
      ? table.editsFor({ op: 'insert', path, index: items.length, value: entry })
      : settingEdit(data, path, all);
    const others =
      isQuestion && !Array.isArray(value) && !asked ? await questionsInLanguages(store, { file, data, path }) : [];
    void changes.make(edits, says, [...path, before.length], others, `, ${count} of ${count}`);
  };
  const move = (from: number, to: number) => {
    const says = `${labelOf(from, items[from])} was moved`;
    void changes.make(
      table.editsFor({ op: 'move', path, from, to }),
      says,
      undefined,
      [],
      ` to ${to + 1} of ${items.length}`,
    );
  };
  return { labelOf, add, move };
}

/** A row of a table has as many cells as the others. */
function likeOthers(unresolved: Schema, items: readonly unknown[]): Schema {
  const schema = resolve(unresolved);
  const last = items.at(-1);
  return widgetFor(schema) === 'list' && Array.isArray(last) ? { ...schema, minItems: last.length } : schema;
}
