import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { isToReplace } from '#kit/model';
import { control } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormScope } from '../scope.tsx';
import { useTextDraft } from '../use-text-draft.ts';
import type { WidgetProps } from './types.ts';

const TextArea = styled.textarea`
  ${control}
  resize: none;
  field-sizing: content;

  &[data-formula] {
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
  }
`;

/** Words in one line that grows, as they are written: a name, or something exact such as a formula. */
export function TextField(props: WidgetProps) {
  const { path, label, help, schema, isRequired, widget } = props;
  const { isReadOnly } = useFormScope();
  const draft = useTextDraft(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <TextArea
          {...tied}
          rows={1}
          data-widget={widget}
          data-formula={schema.kind === 'formula' || schema.kind === 'number-format' || undefined}
          aria-required={isRequired}
          spellCheck={widget !== 'code'}
          readOnly={isReadOnly}
          value={draft.shown}
          onFocus={(event) => selectSample(event.currentTarget)}
          onClick={(event) => selectSample(event.currentTarget)}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={draft.leave}
        />
      )}
    </FieldFrame>
  );
}

/** Sample words are there to be replaced: what is typed takes their place. */
function selectSample(area: HTMLTextAreaElement): void {
  if (isToReplace(area.value)) area.select();
}
