import type { Edit } from '#engine/edit';
import { isFields, type Path, type Schema, valueAt } from '#kit/model';
import { newValue } from '../new-value.ts';
import { fieldsOf, schemaAt } from '../schema.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { NumberField } from './InputFields.tsx';
import type { Option } from './link-options.ts';
import { optionsIn, SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import type { WidgetProps } from './types.ts';

/** A question of a form as its file has it. */
type Question = Readonly<Record<string, unknown>>;

/** The questions of the form that a path of its file leads into. */
function questionsAt(data: unknown, path: Path): Question[] {
  const questions = valueAt(data, [...path.slice(0, 2), 'fields']);
  return Array.isArray(questions) ? questions.filter((each): each is Question => isFields(each)) : [];
}

/** What is asked for by a question. What it has of another kind goes with it, and its words stay. */
export function KindField(props: WidgetProps) {
  const { data, root } = useFormScope();
  const choices = useChoices();
  const changes = useChanges();
  const path = props.path.slice(0, -1);
  const change = (kind: string) => {
    const edits = kindEdits({ path, data, kind, schema: schemaAt('SiteSource', data, path) ?? {} }, (schema, name) =>
      newValue(schema, name, choices),
    );
    void changes.make(edits, `${props.label} changed`);
  };
  // The file's own form alone knows what else the question has.
  const onChoose = root.length === 0 ? change : undefined;
  return <SelectField {...props} options={optionsIn(props.schema)} onChoose={onChoose} />;
}

type Change = { path: Path; data: unknown; kind: string; schema: Schema };

/** The edits that make a question one of another kind. */
function kindEdits({ path, data, kind, schema }: Change, firstOf: (schema: Schema, name: string) => unknown): Edit[] {
  const question = valueAt(data, path);
  const had = isFields(question) ? question : {};
  const wanted = fieldsOf(schema, { kind });
  const lost = Object.keys(had).filter((name) => !wanted.some((field) => field.name === name));
  const words = had['label'] ?? had['text'];
  const missing = wanted.filter(({ name, isRequired }) => isRequired && had[name] === undefined);
  return [
    { op: 'set', path: [...path, 'kind'], value: kind },
    ...missing.map(({ name, schema: field }): Edit => {
      const isWords = name === 'label' || name === 'text';
      return { op: 'set', path: [...path, name], value: (isWords && words) || firstOf(field, name) };
    }),
    ...lost.map((name): Edit => ({ op: 'remove', path: [...path, name] })),
  ];
}

/** An earlier choice, by its words, on which something hangs. */
export function ConditionField(props: WidgetProps) {
  const { data } = useFormScope();
  const changes = useChanges();
  const { path, value } = props;
  const all = questionsAt(data, path);
  const before = path[2] === 'fields' ? all.slice(0, Number(path[3])) : all;
  const options = before.flatMap(({ key, label, options: choices }): Option[] =>
    (Array.isArray(choices) ? choices.filter(isFields) : []).map((choice) => ({
      value: `${key} ${choice['key']}`,
      label: `${label}: ${choice['label']}`,
    })),
  );
  const [[question, choice] = []] = Object.entries(isFields(value) ? value : {});
  return (
    <SelectField
      {...props}
      help={options.length === 0 ? 'A question with choices has to stand before it.' : props.help}
      value={question === undefined ? undefined : `${question} ${choice}`}
      none="Always"
      options={options}
      onChoose={(chosen) => {
        const [key = '', option = ''] = chosen.split(' ');
        void changes.set(path, { [key]: option });
      }}
    />
  );
}

/** A mailbox of the site. */
export function MailboxField(props: WidgetProps) {
  const mailboxes = valueAt(useFormScope().data, ['mailboxes']);
  const options = Object.entries(isFields(mailboxes) ? mailboxes : {}).map(([name, address]) => ({
    value: name,
    label: typeof address === 'string' ? `${name}: ${address}` : name,
  }));
  return <SelectField {...props} options={options} />;
}

/** The question of a form that is answered with an e-mail address. */
export function AddressField(props: WidgetProps) {
  const options = questionsAt(useFormScope().data, props.path).flatMap(({ key, kind, label }): Option[] =>
    kind === 'email' ? [{ value: String(key), label: String(label) }] : [],
  );
  return <SelectField {...props} options={options} />;
}

/** The least or the most of what is asked for: a number, or a day that may be counted from today. */
export function LimitField(props: WidgetProps) {
  const kind = valueAt(useFormScope().data, [...props.path.slice(0, -1), 'kind']);
  const View = kind === 'date' ? TextField : NumberField;
  return <View {...props} />;
}
