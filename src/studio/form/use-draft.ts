import { useCallback, useEffect, useRef, useState } from 'react';

type Draft = {
  /** What the field shows. */
  shown: string;
  /** What it says by now, be it drawn or not. */
  now: () => string;
  /** `isStep`: it is a change of its own, no letter among others. */
  type: (text: string, isStep?: boolean) => void;
  /** The field is left: what is written is what it says. */
  leave: () => void;
};

type DraftOptions = {
  /** What a text will read once it is written: spaces at its ends go. */
  plain: (text: string) => string;
  send: (plain: string, isStep: boolean) => void;
};

/**
 * What is typed in a field while the worker is still busy with the letters before. What was sent comes back later, and must not
 * overwrite what was typed since; what others change (undo, the text pane) must.
 */
export function useDraft(value: string, { plain, send }: DraftOptions): Draft {
  const [draft, setDraft] = useState<string>();
  const latest = useRef<string>(undefined);
  const sent = useRef<string[]>([]);
  const isInside = useRef(false);
  const keep = useCallback((text: string | undefined) => {
    latest.current = text;
    setDraft(text);
  }, []);
  useEffect(() => {
    const echo = sent.current.indexOf(value);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo < 0 || (!isInside.current && sent.current.length === 0)) keep(undefined);
  }, [value, keep]);
  const sendText = (text: string, isStep = false) => {
    if (text === (sent.current.at(-1) ?? value)) return;
    sent.current.push(text);
    send(text, isStep);
  };
  return {
    shown: draft ?? value,
    now: () => latest.current ?? value,
    type: (text, isStep) => {
      isInside.current = true;
      keep(text);
      // An empty field is half of a change: most often the next letter is on its way.
      if (plain(text) !== '') sendText(plain(text), isStep);
    },
    leave: () => {
      isInside.current = false;
      if (latest.current === undefined) return;
      sendText(plain(latest.current));
      if (sent.current.length === 0) keep(undefined);
    },
  };
}
