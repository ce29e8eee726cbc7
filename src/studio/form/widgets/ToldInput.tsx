import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { control, MessageList } from '../FieldFrame.styles.ts';
import { useFormScope } from '../scope.tsx';
import type { Draft } from '../use-draft.ts';

export const Input = styled.input`
  ${control}
`;

type ToldProps = ComponentProps<'input'> & {
  draft: Draft;
  isWrong: (input: HTMLInputElement) => boolean;
  /** What is told of it, and what to write instead. */
  words: string;
  instead: string;
};

/**
 * Where something is typed that can't be written to the file while it `isWrong`: it looks kept, so it is told once it is left. The file
 * stays as it was. A day or a time is written once its field is left, too: on the way to `12/24` a browser takes it for `12/2`.
 */
export function ToldInput({ draft, isWrong, words, instead, ...attributes }: ToldProps) {
  const { isReadOnly } = useFormScope();
  const [told, setTold] = useState<string>();
  // Undo may have put something else in its place.
  const isTold = told === draft.shown;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // One that is chosen in the calendar is whole at once.
  const isTyped = useRef(false);
  const type = (text: string) => {
    setTold(undefined);
    if (attributes.type === 'text' || !isTyped.current) draft.type(text);
    else draft.hold(text, () => !input.current || !isWrong(input.current));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    isTyped.current = true;
    if (event.key === 'Enter' && !isWrong(event.currentTarget)) draft.leave();
    const time = attributes.type === 'time' ? withHalf(event.currentTarget.value, event.key) : undefined;
    if (time === undefined) return;
    event.preventDefault();
    type(time);
  };
  const described = [attributes['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <Input
        {...attributes}
        {...(isTold && { 'aria-describedby': described, 'aria-invalid': true })}
        ref={input}
        readOnly={isReadOnly}
        value={draft.shown}
        onPointerDown={() => {
          isTyped.current = false;
        }}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
        onBlur={({ target }) => {
          isTyped.current = false;
          setTold(isWrong(target) ? draft.now() : undefined);
          if (isWrong(target)) draft.withhold();
          else draft.leave();
        }}
      />
      {isTold && (
        <MessageList id={id}>
          <li data-severity="error">
            <p role="alert">
              <strong>Mistake:</strong> {words} <span>{instead}</span>
            </p>
          </li>
        </MessageList>
      )}
    </>
  );
}

/** A time (`09:00`) in the half of the day that a key names, wherever in it that is typed: `9 pm`. Nothing for other keys. */
function withHalf(time: string, key: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === '' || !/^[ap]$/i.test(key)) return undefined;
  const hour = (Number(hours) % 12) + (key.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A time of the day. */
export function TimeInput({
  isNeeded = false,
  ...props
}: Omit<ToldProps, 'isWrong' | 'words' | 'instead'> & { isNeeded?: boolean }) {
  return (
    <ToldInput
      {...props}
      type="time"
      isWrong={({ validity, value }) => validity.badInput || (isNeeded && value === '')}
      words="This is no whole time, so it isn’t kept."
      instead="Write hours and minutes, and AM or PM where the field has room for it."
    />
  );
}
