import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { addressPart, capital, isFields, type Path, type Schema } from '#kit/model';
import { settingEdit } from '../changes.ts';
import { control, SmallButton } from '../FieldFrame.styles.ts';
import { FieldsOf } from '../FieldsOf.tsx';
import { useFieldView } from '../field-view.ts';
import type { Filled } from '../figures.ts';
import { newValue } from '../new-value.ts';
import { isOfPattern, patternOfNames, resolve } from '../schema.ts';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { widgetFor } from '../widget.ts';
import { summaryOf } from '../words.ts';
import { EntryCard } from './EntryCard.tsx';
import { FactPages, UsedOn } from './FactPages.tsx';
import { ItemList, ItemRoot } from './ListItem.styles.ts';
import { TakeAway } from './TakeAway.tsx';
import { useFigures } from './use-figures.ts';

const NewEntry = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-1);

  label {
    grid-column: 1 / -1;
    font-size: var(--text-xs);
    font-weight: 600;
  }
  input {
    ${control}
  }
  p {
    grid-column: 1 / -1;
    color: var(--color-danger);
    font-size: 0.75rem;
  }
`;

type EntriesProps = {
  path: Path;
  schema: Schema;
  value: unknown;
  noun: string;
  isAdding: boolean;
  onAdded: () => void;
};

/** The entries of a group in which each has a name that editors choose. */
export function Entries({ path, schema, value, noun, isAdding, onAdded }: EntriesProps) {
  const { data, isReadOnly } = useFormScope();
  const choices = useChoices();
  const { filled } = useFigures();
  const FieldView = useFieldView();
  const changes = useChanges();
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const entries = isFields(value) ? Object.entries(value) : [];
  const required = schema.required ?? [];
  return (
    <>
      <ItemList>
        {entries.map(([name, entry]) => {
          const at = [...path, name];
          const schemaOf = resolve(inner, entry);
          const takeAway = !isReadOnly && !required.includes(name) && (
            <TakeAway path={at} noun={noun} spoken={ownWords(entry, filled) || spoken(name)} />
          );
          return widgetFor(schemaOf) === 'group' ? (
            <EntryCard key={name} path={at} words={entryWords(name, entry, filled)} tools={takeAway}>
              <UsedOn path={at} />
              <FieldsOf path={at} schema={schemaOf} value={entry} />
              {path.length === 0 && <FactPages name={name} />}
            </EntryCard>
          ) : (
            <ItemRoot key={name} data-kind="named">
              <div>
                <FieldView
                  path={at}
                  name={name}
                  label={spoken(name)}
                  // What the entries are, is said once for all of them.
                  schema={{ ...schemaOf, description: '', help: '' }}
                  value={entry}
                  isRequired
                />
                {path.length === 0 && <FactPages name={name} />}
              </div>
              {takeAway}
            </ItemRoot>
          );
        })}
      </ItemList>
      {isAdding && (
        <AskName
          pattern={patternOfNames(schema)}
          taken={entries.map(([name]) => name)}
          onDone={(name) => {
            const at = [...path, name ?? ''];
            if (name !== undefined)
              void changes.make(
                settingEdit(data, at, newValue(inner, name, choices)),
                `${capital(noun)} “${spoken(name)}” was added`,
                at,
              );
            onAdded();
          }}
        />
      )}
    </>
  );
}

/** What an entry is called: as visitors see it, where it has such words; else by its own name, with what it says. */
function entryWords(name: string, entry: unknown, filled: Filled): string {
  return ownWords(entry, filled) || [spoken(name), summaryOf(entry, filled)].filter(Boolean).join(': ');
}

/** What visitors see an entry called; nothing where it has no such words. */
function ownWords(entry: unknown, filled: Filled): string {
  const isCalled = ['title', 'label', 'name'].some((field) => isFields(entry) && field in entry);
  return isCalled ? summaryOf(entry, filled) : '';
}

/** The name of an entry as people say it. */
function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A name that people write ("Boat time") as entries are named here (`boat_time`). */
function nameFor(words: string, pattern: string): string {
  const name = words.trim();
  if (pattern.startsWith('^/') || isOfPattern({ pattern }, name)) return name;
  return addressPart(name).replaceAll('-', pattern.includes('_') ? '_' : '-');
}

type AskProps = { pattern: string; taken: readonly string[]; onDone: (name?: string) => void };

function AskName({ pattern, taken, onDone }: AskProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plain = nameFor(name, pattern);
    if (taken.includes(plain)) setProblem('There is one of this name already.');
    else if (!isOfPattern({ pattern }, plain)) setProblem(helpFor(pattern));
    else onDone(plain);
  };
  return (
    <NewEntry onSubmit={submit}>
      <label htmlFor={id}>Name of the new entry</label>
      <input
        id={id}
        // Who asks for a new entry writes its name next.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
        value={name}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <SmallButton type="submit">Add</SmallButton>
      <SmallButton type="button" data-quiet="" onClick={() => onDone()}>
        Cancel
      </SmallButton>
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </NewEntry>
  );
}

function helpFor(pattern: string): string {
  if (pattern.startsWith('^/')) return 'It begins with a slash, such as /old-address.';
  return 'A few words, beginning with a letter.';
}
