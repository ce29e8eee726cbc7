import { styled } from 'styled-components';
import { choiceLabel, optionLabel, type Schema } from '#kit/model';
import { useStore, useStudio } from '../../store/context.tsx';
import { siteFolders } from '../../store/site-folders.ts';
import { SmallButton, selectControl } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useChoices, useFormScope } from '../scope.tsx';
import { keyOf } from '../words.ts';
import { PagesOf } from './FactPages.tsx';
import type { Option } from './link-options.ts';
import type { WidgetProps } from './types.ts';

export const Select = styled.select`
  ${selectControl}
`;

/** A field, and below it the way to what it names. */
export const WithWay = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

/** One of the words that a schema lists. */
export function ChoiceField(props: WidgetProps) {
  return <SelectField {...props} options={optionsIn(props.schema)} />;
}

/** The words that a schema lists, as people read them. */
export function optionsIn(schema: Schema): Option[] {
  return (schema.enum ?? []).map((value) => ({ value: String(value), label: optionLabel(value, schema) }));
}

/** The name of a form, and the way to what it asks; of those that ask questions of their own where the kind says so. */
export function FormField(props: WidgetProps) {
  const { forms } = useChoices();
  const isFitting = ({ isOwn, name }: (typeof forms)[number]) =>
    isOwn || props.schema.kind !== 'own-form' || name === props.value;
  const fitting = forms.filter(isFitting);
  return (
    <WithWay>
      <SelectField {...props} options={fitting.map(({ name, title }) => ({ value: name, label: title }))} />
      <FormWay name={props.value} />
    </WithWay>
  );
}

/** The way to the questions of a form: those of the page's language, where it has a file of its own. */
export function FormWay({ name }: { name: unknown }) {
  const { forms } = useChoices();
  const store = useStore();
  const form = forms.find((each) => each.name === name);
  if (!form) return null;
  const open = () => {
    const { page, texts } = store.state;
    const [folder = ''] = siteFolders(page, texts.keys());
    store.select({ file: `${folder}_site.yaml`, path: ['forms', String(name), 'fields'] });
  };
  return (
    <>
      <SmallButton type="button" onClick={open}>
        Change what the form asks
      </SmallButton>
      {form.pages.length > 1 && <PagesOf files={form.pages} />}
    </>
  );
}

/** The name of a kind of inquiry; where the schema allows words as well, those that are there stay. */
export function InquiryField(props: WidgetProps) {
  const { inquiryTypes } = useChoices();
  const { schema, value } = props;
  const words = schema.kind !== 'inquiry-type' && typeof value === 'string' ? [value] : [];
  const own = words.filter((word) => word !== '' && inquiryTypes.every(({ key }) => key !== word));
  const options = inquiryTypes.map(({ key, label }) => ({ value: key, label }));
  return <SelectField {...props} options={[...options, ...own.map((word) => ({ value: word, label: word }))]} />;
}

/** The name of sections that several pages use, and the way to them: those of the page's language, where it has its own. */
export function SharedField(props: WidgetProps) {
  const { shared } = useChoices();
  const { file } = useFormScope();
  const store = useStore();
  const place = keyOf(props.path.slice(0, -1));
  const shown = useStudio(
    ({ pageView }) => pageView?.origins.find(({ entry }) => entry?.file === file && keyOf(entry.path) === place)?.file,
  );
  return (
    <WithWay>
      <SelectField {...props} options={shared.map(({ name }) => ({ value: name, label: choiceLabel(name) }))} />
      {shown !== undefined && (
        <SmallButton type="button" onClick={() => store.select({ file: shown, path: [] })}>
          Change it everywhere
        </SmallButton>
      )}
    </WithWay>
  );
}

type SelectProps = WidgetProps & {
  options: readonly Option[];
  /** What is chosen where nothing is. */
  none?: string;
  /** Changes more than this value. */
  onChoose?: ((value: string) => void) | undefined;
};

/** A choice from a list. A value that isn't in it stays, and is shown as it is. */
export function SelectField({
  path,
  label,
  help,
  value,
  isRequired,
  options,
  none = 'As usual',
  onChoose,
}: SelectProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const current = value === undefined ? '' : String(value);
  const isKnown = current === '' || options.some((option) => option.value === current);
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Select
          {...tied}
          disabled={isReadOnly}
          required={isRequired}
          value={current}
          onChange={({ target }) => {
            if (target.value === '') void changes.remove(path);
            else if (onChoose) onChoose(target.value);
            else void changes.set(path, target.value);
          }}
        >
          {(!isRequired || current === '') && <option value="">{isRequired ? 'Choose…' : none}</option>}
          {!isKnown && <option value={current}>{current} (there is none of this name)</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
