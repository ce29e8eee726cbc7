import { useEffect, useId, useRef, useState } from 'react';
import type { MailedCode } from '../host/account.ts';

type ConfirmationProps = { code: MailedCode; onDone: () => void };

/** Somebody without a passkey types a code that is mailed. */
export function Confirmation({ code, onDone }: ConfirmationProps) {
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const asked = useId();
  const [isMailed, setMailed] = useState(false);
  const [problem, setProblem] = useState<string>();
  // What was pressed may stand far away: here it goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is a field, that is the next thing
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), [isMailed]);
  const mail = async () => {
    const wrong = await code.mail();
    setProblem(wrong);
    setMailed(wrong === undefined);
  };
  const confirm = async () => {
    const wrong = await code.confirm(typed);
    setProblem(wrong);
    if (wrong === undefined) onDone();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void (isMailed ? confirm() : mail());
      }}
    >
      <p id={asked}>
        Confirm that it is you. With a passkey, which you can add on the Studio’s first page, this takes one touch.
      </p>
      {isMailed && (
        <label>
          The code in the mail
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
      )}
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="main" aria-describedby={isMailed ? undefined : asked}>
          {isMailed ? 'Confirm' : 'Mail me a code'}
        </button>
      </div>
    </form>
  );
}
