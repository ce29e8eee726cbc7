import { useId, useRef, useState } from 'react';
import { messageWords } from '#kit/model';
import { UseZone } from '../form/UseZone.tsx';
import { useStore } from '../store/context.tsx';
import type { SiteNote } from '../worker/protocol.ts';

type NoteProps = {
  note: SiteNote;
  /** Where in the site it is, as far as its group doesn't say so. */
  place: string | undefined;
  /** Why it stays as it is, where it is set aside. */
  reason?: string;
  onShow: () => void;
  onSettle?: (reason: string) => void;
  onBringBack?: () => void;
};

/** Something to look at: what is said of it, where it is, and what can be done. */
export function StateNote({ note, place, reason, onShow, onSettle, onBringBack }: NoteProps) {
  const store = useStore();
  const [isAsked, setAsked] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const id = useId();
  const { message, help } = messageWords(note);
  // What has the focus goes with its note; the list goes on with the next one.
  const leave = () => {
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    const target = next?.querySelector('button') ?? item.current?.closest('dialog')?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <li ref={item}>
      <div>
        <p id={id} className={note.severity === 'error' ? 'wrong' : undefined}>
          {message}
        </p>
        {reason === undefined ? help && <p>{help}</p> : <p>Stays as it is: {reason}</p>}
      </div>
      {place !== undefined && <p className="muted">{place}</p>}
      <div className="row">
        <button type="button" className="small" aria-describedby={id} onClick={onShow}>
          Show
        </button>
        {reason === undefined && <UseZone code={note.code} isSmall onUsed={leave} />}
        {note.fix && reason === undefined && (
          <button
            type="button"
            className="small"
            aria-describedby={id}
            onClick={() => {
              leave();
              void store.fix(note);
            }}
          >
            Fix it
          </button>
        )}
        {onSettle && note.severity !== 'error' && (
          <button
            type="button"
            className="small"
            aria-describedby={id}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            Set aside …
          </button>
        )}
        {onBringBack && (
          <button
            type="button"
            className="small"
            aria-describedby={id}
            onClick={() => {
              leave();
              onBringBack();
            }}
          >
            Bring back
          </button>
        )}
      </div>
      {isAsked && onSettle && (
        <SettleForm
          onSettle={(why) => {
            leave();
            onSettle(why);
          }}
        />
      )}
    </li>
  );
}

/** Asks why a note stays as it is. */
function SettleForm({ onSettle }: { onSettle: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const take = (element: HTMLInputElement | null) => {
    if (element && field.current !== element) element.focus();
    field.current = element;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') field.current?.focus();
        else onSettle(reason.trim());
      }}
    >
      <label>
        Why it stays as it is
        <input
          ref={take}
          type="text"
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="small">
          Set aside
        </button>
        <span className="muted">It comes back when the text that it is about changes.</span>
      </div>
    </form>
  );
}
