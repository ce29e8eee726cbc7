import { styled } from 'styled-components';
import { isFields, type Path, type Themes, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import { swatchEdge } from '../FieldFrame.styles.ts';
import { FieldFrame, type Tied } from '../FieldFrame.tsx';
import { shownText } from '../plain-value.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { type Draft, useDraft } from '../use-draft.ts';
import { lastDay, wholeDay } from '../whole-day.ts';
import { Input, TimeInput, ToldInput } from './ToldInput.tsx';
import type { WidgetProps } from './types.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-2);

  /* What is said of them stands below both. */
  > ul {
    order: 1;
    grid-column: 1 / -1;
  }
`;

const Swatch = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--space-2);

  [type='color'] {
    padding: 2px;
    cursor: pointer;
  }
  /* A colour that is that of the form is seen, too. */
  ::-webkit-color-swatch {
    ${swatchEdge}
  }
  ::-moz-color-swatch {
    ${swatchEdge}
  }
`;

/** A colour: picked, or written as designers write it (`#0b1512`). */
export function ColorField({ path, label, help, value, isRequired }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const seen = useSeenColor(path);
  const color = typeof value === 'string' ? value : seen;
  const draft = useDraft(shownText(value), {
    isOptional: !isRequired,
    plain: (text) => text.trim().toLowerCase(),
    send: (text) => {
      const written = text.trim().toLowerCase();
      if (written !== '') return changes.set(path, written, true);
      return isRequired ? undefined : changes.remove(path);
    },
  });
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Swatch>
          <Input
            type="color"
            aria-label={`Pick ${label}`}
            disabled={isReadOnly}
            value={/^#[0-9a-f]{6}$/.test(color) ? color : '#000000'}
            onChange={(event) => void changes.set(path, event.target.value, true)}
          />
          <Input
            {...tied}
            type="text"
            spellCheck={false}
            readOnly={isReadOnly}
            placeholder={seen}
            value={draft.shown}
            onChange={(event) => draft.type(event.target.value)}
            onBlur={draft.leave}
          />
        </Swatch>
      )}
    </FieldFrame>
  );
}

/** The colour that pages have at a place of a theme, whether the file says it or not. */
function useSeenColor([group, name, color]: Path): string {
  const { data } = useFormScope();
  if (group !== 'colors' || !isThemeName(name)) return '';
  const seen: Readonly<Record<string, string>> = themedColors(isFields(data) ? data : {}, themes)[name];
  return seen[String(color)] ?? '';
}

function isThemeName(name: unknown): name is keyof Themes {
  return name === 'dark' || name === 'light' || name === 'bold';
}

/** A number. What is no number isn't written; it stays in the field until it is one, and is told once the field is left. */
export function NumberField({ path, label, help, value, isRequired }: WidgetProps) {
  const changes = useChanges();
  const draft = useDraft(shownText(value), {
    isOptional: !isRequired,
    plain: (text) => text.trim().replace(',', '.'),
    send: (text) => {
      if (text === '') return isRequired ? undefined : changes.remove(path);
      return Number.isFinite(Number(text)) ? changes.set(path, Number(text), true) : undefined;
    },
  });
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <ToldInput
          {...tied}
          draft={draft}
          type="text"
          inputMode="decimal"
          isWrong={(input) => !Number.isFinite(Number(input.value.replace(',', '.')))}
          words={`“${draft.shown}” is no number, so it isn’t kept.`}
          instead="Write digits only, such as 1250 or 2.5."
        />
      )}
    </FieldFrame>
  );
}

/** A day. */
export function DateField({ path, label, help, value, isRequired }: WidgetProps) {
  const changes = useChanges();
  const draft = useDraft(typeof value === 'string' ? firstDay(value) : '', {
    plain: wholeDay,
    send: (day) => {
      if (day !== '') return changes.set(path, day, true);
      return isRequired || value === undefined ? undefined : changes.remove(path);
    },
  });
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => <DayInput tied={tied} draft={draft} />}
    </FieldFrame>
  );
}

/** Where a day is typed or chosen; one that was left half typed is told. */
function DayInput({ tied, draft }: { tied: Tied; draft: Draft }) {
  return (
    <ToldInput
      {...tied}
      draft={draft}
      type="date"
      max={lastDay}
      isWrong={({ validity, value }) => validity.badInput || (value !== '' && wholeDay(value) === '')}
      words="This day isn’t in the calendar, or isn’t whole, so it isn’t kept."
      instead="Write day, month and a year of four digits, or choose it in the calendar."
    />
  );
}

/** The first day of a month that stands in place of a day. */
function firstDay(day: string): string {
  return /^\d{4}-\d\d$/.test(day) ? `${day}-01` : day;
}

/** A day, and a time of it if that matters. Seconds and a time zone, which only a text can give it, stay. */
export function MomentField({ path, label, help, value, isRequired }: WidgetProps) {
  const changes = useChanges();
  const text = typeof value === 'string' ? value : '';
  const [, writtenDay = '', gap = ' ', writtenTime = '', rest = ''] =
    /^(\d{4}-\d\d-\d\d)(?:([T ])(\d\d:\d\d)(.*))?$/.exec(text) ?? [];
  const change = (newDay: string, newTime: string) => {
    if (newDay === '') return value === undefined ? undefined : changes.remove(path);
    return changes.set(path, newTime === '' ? newDay : `${newDay}${gap}${newTime}${rest}`, true);
  };
  const day = useDraft(writtenDay, { plain: wholeDay, send: (shown) => change(shown, time.shown) });
  const time = useDraft(writtenTime, { plain: String, send: (shown) => change(wholeDay(day.shown), shown) });
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Pair>
          <DayInput tied={tied} draft={day} />
          <TimeInput draft={time} aria-label={`Time of ${label}`} disabled={wholeDay(day.shown) === ''} />
        </Pair>
      )}
    </FieldFrame>
  );
}
