import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Sign } from '../../shell/Sign.tsx';
import { SmallButton } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { clockOf, type HoursSpan, spansIn, withMore, withoutSpan, withSpan } from '../hours-text.ts';
import { isOfPattern } from '../schema.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { Switch } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';
import { TimeInput } from './ToldInput.tsx';
import type { WidgetProps } from './types.ts';

const Opening = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const Spans = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1);
    inline-size: 100%;
  }
  /* What is said of them stands below both. */
  ul {
    order: 1;
    grid-column: 1 / -1;
  }
  input {
    padding-inline: var(--space-2);
  }
  /* Times are typed; what shows them in a list would lie on them where the pane is narrow. */
  ::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

/** When it is open on a day: from when until when, once or several times, or not at all. */
export function HoursField(props: WidgetProps) {
  const { path, label, help, schema, value, isRequired } = props;
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const hours = typeof value === 'string' ? value : '';
  const before = useRef(String(schema.sample ?? ''));
  const list = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  const spans = spansIn(hours);
  // biome-ignore lint/correctness/useExhaustiveDependencies: hours that were added are there once there are more of them.
  useEffect(() => {
    if (isAdding.current)
      [...(list.current?.children ?? [])]
        .findLast((row) => row.matches('div'))
        ?.querySelector('input')
        ?.focus();
    isAdding.current = false;
  }, [spans.length]);
  if (hours !== '' && !isOfPattern(schema, hours)) return <TextField {...props} />;
  const add = async () => {
    isAdding.current = true;
    if (!(await changes.set(path, withMore(hours)))) isAdding.current = false;
  };
  const close = (isClosed: boolean) => {
    if (isClosed) before.current = hours;
    void changes.set(path, isClosed ? 'closed' : before.current);
  };
  const isOpen = spans.length > 0;
  const opening = (
    <Opening>
      {isOpen ? 'Open' : 'Closed'}
      <Switch
        type="checkbox"
        role="switch"
        aria-label={`${label}: open`}
        disabled={isReadOnly}
        checked={isOpen}
        onChange={({ target }) => close(!target.checked)}
      />
    </Opening>
  );
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired} tools={opening}>
      {(_, tied) => (
        <Spans ref={list} {...tied} role="group">
          {spans.map((span, index) => (
            <SpanFields
              key={index}
              label={index === 0 ? label : `${label}, ${index + 1}`}
              span={span}
              isReadOnly={isReadOnly}
              onChange={(changed) => changes.set(path, withSpan(hours, index, changed), true)}
              onTake={spans.length > 1 ? () => void changes.set(path, withoutSpan(hours, index)) : undefined}
            />
          ))}
          {isOpen && !isReadOnly && (
            <SmallButton type="button" data-quiet="" onClick={() => void add()}>
              <Sign name="plus" /> More hours
            </SmallButton>
          )}
        </Spans>
      )}
    </FieldFrame>
  );
}

type SpanProps = {
  label: string;
  span: HoursSpan;
  isReadOnly: boolean;
  onChange: (span: HoursSpan) => Promise<boolean>;
  onTake: (() => void) | undefined;
};

function SpanFields({ label, span, isReadOnly, onChange, onTake }: SpanProps) {
  // What is half typed is no time yet.
  const send = (side: keyof HoursSpan) => (time: string) =>
    time === '' ? undefined : onChange({ ...span, [side]: time });
  const from = useDraft(clockOf(span.from), { plain: String, send: send('from') });
  const to = useDraft(clockOf(span.to), { plain: String, send: send('to') });
  return (
    <div>
      {([['opens', from] as const, ['closes', to] as const] as const).map(([does, draft], index) => [
        index === 1 && <span key="dash">–</span>,
        <TimeInput key={does} draft={draft} isNeeded aria-label={`${label} ${does}`} />,
      ])}
      {onTake && !isReadOnly && (
        <SmallButton
          type="button"
          data-quiet=""
          aria-label={`Delete these hours of ${label}`}
          title="Delete these hours"
          onClick={onTake}
        >
          <Sign name="trash" />
        </SmallButton>
      )}
    </div>
  );
}
