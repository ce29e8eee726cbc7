import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { control } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { isSample } from '../new-value.ts';
import { shownText, writtenText } from '../plain-value.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { FactsUsed } from './FactsUsed.tsx';
import { Insertion, TextTools } from './TextTools.tsx';
import type { WidgetProps } from './types.ts';

const TextArea = styled.textarea`
  ${control}
  resize: none;
  field-sizing: content;
  max-block-size: 24rem;

  &[data-widget='code'] {
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
  }
`;

/** Words in one line that grows, or something exact such as a formula. */
export function TextField({ path, label, help, value, isRequired, widget }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isInserting, setInserting] = useState(false);
  const draft = useDraft(shownText(value), {
    plain: (text) => shownText(writtenText(text, value, widget)),
    send: (text) => {
      if (text === '' && !isRequired) void changes.remove(path);
      else void changes.set(path, writtenText(text, value, widget), true);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return (
    <FieldFrame
      path={path}
      label={label}
      help={help}
      isRequired={isRequired}
      tools={!isReadOnly && widget !== 'code' && <TextTools label={label} onFigure={() => setInserting(true)} />}
    >
      {(tied) => (
        <>
          <TextArea
            {...tied}
            ref={area}
            rows={1}
            data-widget={widget}
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
          {isInserting && (
            <Insertion
              what="figure"
              onClose={(name) => {
                setInserting(false);
                if (area.current && name !== undefined) replace(area.current, `((facts.${name}))`);
                area.current?.focus();
              }}
            />
          )}
          <FactsUsed text={draft.shown} />
        </>
      )}
    </FieldFrame>
  );
}

/** Sample words are there to be replaced: what is typed takes their place. */
function selectSample(area: HTMLTextAreaElement): void {
  if (isSample(area.value)) area.select();
}

/** Puts a text in place of what is selected, as typing would: the browser's own undo and React know of it. */
function replace(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
