import { type ReactNode, useRef, useState } from 'react';

type AskedProps = {
  /** What the button does, for who doesn't see what it stands beside. */
  label: string;
  children: ReactNode;
  /** What is asked before it is done, and the two answers. */
  words: string;
  yes: string;
  no: string;
  onYes: () => void;
};

/** A button for what nothing takes back: where it stands, it is asked about first. */
export function AskedFirst({ label, children, words, yes, no, onYes }: AskedProps) {
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsked(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isAsked}
        onClick={() => setAsked((before) => !before)}
      >
        {children}
      </button>
      {isAsked && (
        <span className="row asked">
          <span role="status">{words}</span>
          <span className="row choice">
            <button
              type="button"
              className="danger"
              onClick={() => {
                close();
                onYes();
              }}
            >
              {yes}
            </button>
            <button type="button" onClick={close}>
              {no}
            </button>
          </span>
        </span>
      )}
    </>
  );
}
