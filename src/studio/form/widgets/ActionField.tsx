import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { isError, isFields, type Path } from '#kit/model';
import { Combobox } from '../Combobox.tsx';
import { FrameRoot } from '../FieldFrame.styles.ts';
import { FieldFrame, type Tied } from '../FieldFrame.tsx';
import { useChanges, useChoices, useFormScope, useMessages } from '../scope.tsx';
import type { ComboboxUse } from '../use-combobox.ts';
import { linkWritten, useLinkOptions } from './link-options.ts';
import { FormWay, Select, WithWay } from './SelectField.tsx';
import type { WidgetProps } from './types.ts';

const kinds = {
  link: 'Opens a page',
  dialog: 'Opens a form',
  download: 'Downloads a file',
  none: 'Does nothing yet',
} as const;

type Kind = keyof typeof kinds;

type TiedPart = Omit<Tied, 'id'>;

const untied: TiedPart = { 'aria-describedby': undefined, 'aria-invalid': undefined };

/** As far from each other as the fields of a form. */
const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
`;

/** What a button does: first what kind of thing, then which. */
export function ActionField({ path, label, help, value, isRequired }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const choices = useChoices();
  const links = useLinkOptions();
  const changes = useChanges();
  const written = kindOf(value);
  const [wanted, setWanted] = useState<Kind>();
  const kind = wanted ?? written;
  const choose = (chosen: Kind) => {
    const first = choices.forms[0]?.name;
    setWanted(chosen === written ? undefined : chosen);
    if (chosen === 'none') void changes.set(path, 'none').then(() => setWanted(undefined));
    else if (chosen === 'dialog' && first !== undefined)
      void changes.set(path, { dialog: first }).then(() => setWanted(undefined));
  };
  const setTarget = (key: Kind, target: string) => {
    void changes.set(path, { [key]: target }).then(() => setWanted(undefined));
  };
  const wrong = useWrong(path);
  const target = isFields(value) && kind === written ? String(value[kind ?? ''] ?? '') : '';
  // The frame is around what is wrong; what is said of it stands below them all.
  const tiedTo = (key: string, tied: Tied) =>
    kind === written && wrong.has(key)
      ? ({ 'aria-describedby': tied['aria-describedby'], 'aria-invalid': true } as const)
      : untied;
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Rows>
          <Select
            {...tied}
            aria-invalid={wrong.has(undefined) || undefined}
            disabled={isReadOnly}
            value={kind ?? ''}
            onChange={(event) => choose(event.target.value as Kind)}
          >
            {kind === undefined && <option value="">Choose…</option>}
            {Object.entries(kinds).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
          {kind === 'link' && (
            <Target
              label="Which page or address"
              options={links}
              isFocused={wanted === 'link'}
              tied={tiedTo('link', tied)}
              isReadOnly={isReadOnly}
              value={target}
              onChoose={(address) => setTarget('link', linkWritten(address))}
            />
          )}
          {kind === 'download' && (
            <Target
              label="Which file, such as /report.pdf"
              options={choices.downloads.map((name) => ({ value: name, label: name }))}
              isFocused={wanted === 'download'}
              tied={tiedTo('download', tied)}
              isReadOnly={isReadOnly}
              value={target}
              onChoose={(file) => setTarget('download', file)}
            />
          )}
          {kind === 'dialog' && (
            <DialogChoice value={value} path={path} isReadOnly={isReadOnly} tiedTo={(key) => tiedTo(key, tied)} />
          )}
        </Rows>
      )}
    </FieldFrame>
  );
}

/** Which parts of a value are wrong, by their names; `undefined` where the whole of it is. */
function useWrong(path: Path): ReadonlySet<string | number | undefined> {
  return new Set(useMessages(path).flatMap((said) => (isError(said) ? [said.path[path.length]] : [])));
}

/** Where a button leads, or what it downloads. */
function Target({ label, tied, ...target }: Omit<ComboboxUse, 'isFree'> & { label: string; tied: TiedPart }) {
  return <Named label={label}>{(id) => <Combobox {...target} tied={{ id, ...tied }} isFree />}</Named>;
}

/** One of the controls that together say what a button does: it looks like a field of its own. */
function Named({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <FrameRoot>
      <div className="line">
        <label htmlFor={id}>{label}</label>
      </div>
      {children(id)}
    </FrameRoot>
  );
}

type DialogChoiceProps = Pick<WidgetProps, 'value' | 'path'> & {
  isReadOnly: boolean;
  tiedTo: (key: string) => TiedPart;
};

function DialogChoice({ value, path, isReadOnly, tiedTo }: DialogChoiceProps) {
  const { forms, inquiryTypes } = useChoices();
  const changes = useChanges();
  const action = isFields(value) ? value : {};
  const inquiry = typeof action['inquiryType'] === 'string' ? action['inquiryType'] : '';
  return (
    <>
      <WithWay>
        <Named label="Which form">
          {(id) => (
            <Select
              id={id}
              {...tiedTo('dialog')}
              disabled={isReadOnly}
              value={String(action['dialog'] ?? '')}
              onChange={(event) => void changes.set([...path, 'dialog'], event.target.value)}
            >
              {options(
                forms.map(({ name, title }) => [name, title]),
                action['dialog'],
              )}
            </Select>
          )}
        </Named>
        <FormWay name={action['dialog']} />
      </WithWay>
      <Named label="Kind of inquiry that is sent with it">
        {(id) => (
          <Select
            id={id}
            {...tiedTo('inquiryType')}
            disabled={isReadOnly}
            value={inquiry}
            onChange={({ target }) =>
              void (target.value === ''
                ? changes.remove([...path, 'inquiryType'])
                : changes.set([...path, 'inquiryType'], target.value))
            }
          >
            <option value="">As the form says</option>
            {options(
              inquiryTypes.map(({ key, label }) => [key, label]),
              inquiry || undefined,
            )}
          </Select>
        )}
      </Named>
    </>
  );
}

/** A value that is no longer among them stays to be seen. */
function options(known: readonly (readonly [string, string])[], value: unknown) {
  const isKnown = value === undefined || known.some(([name]) => name === value);
  const all = isKnown ? known : [...known, [String(value), `${String(value)} (there is none of this name)`] as const];
  return all.map(([name, words]) => (
    <option key={name} value={name}>
      {words}
    </option>
  ));
}

function kindOf(value: unknown): Kind | undefined {
  if (value === 'none') return 'none';
  return isFields(value) ? (['link', 'dialog', 'download'] as const).find((kind) => kind in value) : undefined;
}
