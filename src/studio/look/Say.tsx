import { type ReactNode, useState } from 'react';
import { NameField } from './NameField.tsx';
import type { OwnName, Saying } from './visitor.ts';

type SayProps = {
  label: string;
  button: string;
  me: OwnName;
  /** Sends it, and returns what is wrong. */
  onSend: (given: Saying) => Promise<string | undefined>;
  isOptional?: boolean;
  /** It has just been asked for: the focus goes there. */
  isFirst?: boolean;
  onWriting?: (isWriting: boolean) => void;
  onCancel?: () => void;
  children?: ReactNode;
};

/** Words and a name, sent together. What couldn't be sent stays. */
export function Say(props: SayProps): ReactNode {
  const { label, button, me, onWriting, onCancel } = props;
  const [text, setText] = useState('');
  const [name, setName] = useState(me.name);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ problem: string } | 'sent'>();
  const send = async () => {
    setSending(true);
    const called = me.name || name;
    const problem = await props.onSend({ name: called, text });
    setSending(false);
    setSaid(problem === undefined ? 'sent' : { problem });
    if (problem !== undefined) return;
    me.keep(called.trim());
    setText('');
    onWriting?.(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      {props.children}
      <label>
        {label}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: it has just been asked for
          autoFocus={props.isFirst}
          rows={3}
          required={!props.isOptional}
          maxLength={4000}
          value={text}
          onFocus={() => onWriting?.(true)}
          onBlur={() => onWriting?.(text !== '')}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setSaid(undefined);
          }}
        />
      </label>
      <NameField me={me} name={name} onChange={setName} />
      <p role={typeof said === 'object' ? 'alert' : 'status'} className={typeof said === 'object' ? 'wrong' : 'sent'}>
        {typeof said === 'object' ? said.problem : said === 'sent' ? 'Sent.' : ''}
      </p>
      <div className="row">
        <button type="submit" className="main" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending …' : button}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
