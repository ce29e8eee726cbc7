import { type ReactNode, useId } from 'react';
import { hasErrors, type Path } from '#kit/model';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { FrameRoot } from './FieldFrame.styles.ts';
import { Help } from './Help.tsx';
import { Messages } from './Messages.tsx';
import { useMessages } from './scope.tsx';
import { keyOf } from './words.ts';

/** What a control is tied to by: its own name, the words that describe it, whether they say that it is wrong. */
export type Tied = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The same for what no label can be tied to by itself: only controls of HTML can. */
export type TiedElement = Tied & { 'aria-labelledby': string };

type FrameProps = {
  path: Path;
  label: string;
  help: string;
  isRequired: boolean;
  /** What stands at the end of the label's line. */
  tools?: ReactNode;
  children: (tied: Tied, tiedElement: TiedElement) => ReactNode;
};

/** One control with its label, what it is for, and what is wrong with it. */
export function FieldFrame({ path, label, help, isRequired, tools, children }: FrameProps) {
  const id = useId();
  const messages = useMessages(path);
  const described = [help ? `${id}-help` : '', messages.length > 0 ? `${id}-messages` : ''].filter(Boolean).join(' ');
  const labelId = `${id}-label`;
  const tied: Tied = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': isWrong(messages) || undefined,
  };
  return (
    <FrameRoot data-path={keyOf(path)}>
      <div className="line">
        <label id={labelId} htmlFor={id}>
          {label}
          {!isRequired && <small> optional</small>}
        </label>
        {tools}
      </div>
      {children(tied, { ...tied, 'aria-labelledby': labelId })}
      {help && <Help id={`${id}-help`} text={help} />}
      <Messages id={`${id}-messages`} messages={messages} />
    </FrameRoot>
  );
}

function isWrong(messages: readonly PlacedDiagnostic[]): boolean {
  return hasErrors(messages);
}
