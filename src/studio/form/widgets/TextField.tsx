import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hear, shortcuts } from '../../shell/shortcuts.ts';
import { control } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { isSample } from '../new-value.ts';
import { shownText, writtenText } from '../plain-value.ts';
import { useChanges, useFormScope } from '../scope.tsx';
import { useDraft } from '../use-draft.ts';
import { FactsUsed } from './FactsUsed.tsx';
import { wrapped } from './mark-text.ts';
import { type Inserting, Insertion, TextTools } from './TextTools.tsx';
import type { WidgetProps } from './types.ts';

const TextArea = styled.textarea`
  ${control}
  resize: none;
  field-sizing: content;
  max-block-size: 24rem;

  &[data-widget='paragraphs'] {
    min-block-size: 6rem;
  }
  &[data-widget='rich-text'] {
    min-block-size: 3.5rem;
  }
  &[data-widget='code'] {
    font-family: ui-monospace, monospace;
    font-size: 0.8125rem;
  }
`;

/** Words: one line that grows, several paragraphs, or something exact such as a formula. */
export function TextField({ path, label, help, value, isRequired, widget }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const area = useRef<HTMLTextAreaElement>(null);
  const [inserting, setInserting] = useState<Inserting>();
  const isMarkdown = widget === 'rich-text' || widget === 'paragraphs';
  const draft = useDraft(shownText(value), {
    plain: (text) => shownText(writtenText(text, value, widget)),
    send: (text) => {
      if (text === '' && !isRequired) void changes.remove(path);
      else void changes.set(path, writtenText(text, value, widget), true);
    },
  });
  const mark = (sign: string) => {
    if (area.current) replace(area.current, wrapped(area.current, sign));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isMarkdown && !event.nativeEvent.isComposing) event.preventDefault();
    if (isMarkdown)
      hear(event, shortcuts.text, {
        bold: () => mark('**'),
        italic: () => mark('*'),
        link: () => setInserting('link'),
      });
  };
  return (
    <FieldFrame
      path={path}
      label={label}
      help={help}
      isRequired={isRequired}
      tools={
        !isReadOnly &&
        widget !== 'code' && <TextTools isMarkdown={isMarkdown} label={label} onMark={mark} onInsert={setInserting} />
      }
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
          {inserting && (
            <Insertion
              what={inserting}
              onClose={(text) => {
                setInserting(undefined);
                if (area.current && text !== undefined) replace(area.current, inserted(area.current, inserting, text));
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

function inserted(area: HTMLTextAreaElement, what: Inserting, text: string): string {
  if (what === 'fact') return `((facts.${text}))`;
  const words = area.value.slice(area.selectionStart, area.selectionEnd).trim();
  return `[${words || text}](${text})`;
}

/** Puts a text in place of what is selected, as typing would: the browser's own undo and React know of it. */
function replace(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}
