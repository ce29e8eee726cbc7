import { type ComponentProps, useId, useState } from 'react';
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

/** Where something is typed that can't be written to the file while it `isWrong`: it looks kept, so it is told once it is left. The file stays as it was. */
export function ToldInput({ draft, isWrong, words, instead, ...attributes }: ToldProps) {
  const { isReadOnly } = useFormScope();
  const [told, setTold] = useState<string>();
  // Undo may have put something else in its place.
  const isTold = told === draft.shown;
  const id = useId();
  const described = [attributes['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <Input
        {...attributes}
        {...(isTold && { 'aria-describedby': described, 'aria-invalid': true })}
        readOnly={isReadOnly}
        value={draft.shown}
        onChange={(event) => {
          setTold(undefined);
          draft.type(event.target.value);
        }}
        onBlur={({ target }) => {
          setTold(isWrong(target) ? draft.now() : undefined);
          if (!isWrong(target)) draft.leave();
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
