import type { ReactNode } from 'react';
import { type AnswerWords, dayBounds, fileHint, mostFiles, offeredFiles, typedKind } from '#contact-function/message';
import { useSite } from '../../context/context.tsx';
import type { FormField } from '../../model/types.generated.ts';
import { RichText } from '../../ui/RichText.tsx';
import { QuestionRoot } from './own-form.styles.ts';

type QuestionProps = {
  /** What stands before its key in ids. */
  idPrefix: string;
  field: FormField;
  isAsked: boolean;
  /** What is wrong with its answer. */
  wrong: string | undefined;
  /** What the site itself says of answers. */
  words: AnswerWords | undefined;
  /** The day that limits are counted from, as 2027-03-27, where a script knows it. */
  today: string | undefined;
};

/** What a control says of itself to who can't see it. */
type Marks = { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/**
 * One question of a form, as accessible as the GOV.UK Design System asks of its kind: choices are a group with the question as its
 * legend, hint and mistake belong to what is filled in. What waits for another answer is required by the form's own check alone, for a
 * browser without script would ask for it always.
 */
export function Question({ idPrefix, field, isAsked, wrong, words, today }: QuestionProps): ReactNode {
  const { key, kind, hint, required, when } = field;
  const id = idPrefix + key;
  const takesFiles = kind === 'file';
  const described = [hint && `${id}hint`, takesFiles && `${id}takes`, wrong && `${id}wrong`].filter(Boolean).join(' ');
  const marks: Marks = { 'aria-describedby': described || undefined, 'aria-invalid': wrong ? true : undefined };
  const isGroup = kind === 'choice' || kind === 'several';
  return (
    <QuestionRoot
      as={isGroup ? 'fieldset' : 'div'}
      data-required={required ? '' : undefined}
      data-waits={isAsked ? undefined : ''}
      aria-describedby={isGroup ? marks['aria-describedby'] : undefined}
    >
      {isGroup && <legend>{field.label}</legend>}
      {(typedKind(kind) || takesFiles) && <label htmlFor={id}>{field.label}</label>}
      {hint && kind !== 'consent' && <Hint id={id} hint={hint} />}
      {takesFiles && <Takes id={id} field={field} words={words} />}
      <Control id={id} field={field} marks={marks} isRequired={required === true && when === undefined} today={today} />
      {hint && kind === 'consent' && <Hint id={id} hint={hint} />}
      {wrong && (
        <p className="wrong" id={`${id}wrong`}>
          {wrong}
        </p>
      )}
    </QuestionRoot>
  );
}

function Hint({ id, hint }: { id: string; hint: NonNullable<FormField['hint']> }): ReactNode {
  return (
    <span className="hint" id={`${id}hint`}>
      <RichText value={hint} />
    </span>
  );
}

/** What a question for files takes; its limits are said before anybody chooses. */
function Takes({ id, field, words }: { id: string; field: FormField; words: AnswerWords | undefined }): ReactNode {
  const { language } = useSite();
  return (
    <span className="hint" id={`${id}takes`}>
      {fileHint(field, { language, words })}
    </span>
  );
}

type ControlProps = { id: string; field: FormField; marks: Marks; isRequired: boolean; today: string | undefined };

/** Where a question is answered. The first control of each has the id of the question. */
function Control({ id, field, marks, isRequired, today }: ControlProps): ReactNode {
  const { key, kind, text = [], options = [] } = field;
  if (kind === 'note')
    return (
      <p>
        <RichText value={text} />
      </p>
    );
  if (kind === 'choice' || kind === 'several')
    return options.map((option, index) => (
      <Tick key={option.key} id={index === 0 ? id : `${id}-${option.key}`} label={option.label}>
        {(own) => (
          <input
            {...own}
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            name={key}
            value={option.key}
            required={isRequired && kind === 'choice'}
            aria-invalid={marks['aria-invalid']}
          />
        )}
      </Tick>
    ));
  if (kind === 'consent')
    return (
      <Tick id={id} label={<RichText value={text} />}>
        {(own) => <input {...own} {...marks} type="checkbox" name={key} value="yes" required={isRequired} />}
      </Tick>
    );
  if (kind === 'file')
    return (
      <input
        {...marks}
        id={id}
        name={key}
        type="file"
        accept={offeredFiles}
        multiple={mostFiles(field) > 1}
        required={isRequired}
      />
    );
  const { control = 'text', autocomplete, inputMode, dir } = typedKind(kind) ?? {};
  const shared = { ...marks, id, name: key, dir, required: isRequired };
  return control === 'textarea' ? (
    <textarea {...shared} rows={5} />
  ) : (
    <input {...shared} {...dayBounds(field, today)} type={control} autoComplete={autocomplete} inputMode={inputMode} />
  );
}

type TickProps = { id: string; label: ReactNode; children: (own: { id: string }) => ReactNode };

function Tick({ id, label, children }: TickProps): ReactNode {
  return (
    <div className="tick">
      {children({ id })}
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
