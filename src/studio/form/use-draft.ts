import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import type { Besides } from './scope.tsx';
import { holdDraft } from './unwritten.ts';

export type Draft = {
  /** What the field shows. */
  shown: string;
  /** What it says by now, be it drawn or not. */
  now: () => string;
  /** `isStep`: it is a change of its own, no letter among others; with it goes what is done `besides`. */
  type: (text: string, isStep?: boolean, besides?: Besides) => void;
  /** The same, but written once the field is left, and before, where all is to be saved, if it `isWhole` then. */
  hold: (text: string, isWhole: () => boolean) => void;
  /** The field is left: what is written is what it says. */
  leave: () => void;
  /** The field is left with what can't be written. */
  withhold: () => void;
};

type DraftOptions = {
  /** What a text will read once it is written: spaces at its ends go. */
  plain: (text: string) => string;
  /** Resolves with false where it was refused. */
  send: (plain: string, isStep: boolean, besides?: Besides) => Promise<boolean> | undefined;
  /** A field that stays empty is a mistake: it is told while it is on the screen, and not only when it is left. */
  isRequired?: boolean;
  /** One that may be empty is taken away once it is left: until then it isn't written. */
  isOptional?: boolean;
};

/** How long an empty field waits for its next letter, in ms. */
const emptyPause = 800;

/**
 * What is typed in a field while the worker is still busy with the letters before. What was sent comes back later, and must not
 * overwrite what was typed since; what others change (undo, the text pane) must.
 */
export function useDraft(value: string, { plain, send, isRequired = false, isOptional = false }: DraftOptions): Draft {
  const [draft, setDraft] = useState<string>();
  const latest = useRef<string>(undefined);
  const sent = useRef<string[]>([]);
  const isInside = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      release.current?.();
    },
    [],
  );
  const keep = useCallback((text: string | undefined) => {
    latest.current = text;
    setDraft(text);
  }, []);
  useEffect(() => {
    const echo = sent.current.indexOf(value);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo < 0 || (!isInside.current && sent.current.length === 0)) keep(undefined);
  }, [value, keep]);
  const sendText = (text: string, isStep = false, besides?: Besides) => {
    if (!besides && text === (sent.current.at(-1) ?? value)) return;
    sent.current.push(text);
    void send(text, isStep, besides)?.then((isMade) => {
      if (isMade || sent.current.at(-1) !== text) return;
      // What was refused is in no file, so the field doesn't say it either.
      sent.current = [];
      keep(undefined);
    });
  };
  const leaveNow = () => {
    isInside.current = false;
    clearTimeout(pause.current);
    release.current?.();
    if (latest.current === undefined) return;
    sendText(plain(latest.current));
    if (sent.current.length === 0) keep(undefined);
  };
  // What comes below a field that goes is where it was pressed until then.
  const goes = () => isOptional && latest.current !== undefined && plain(latest.current) === '';
  const leave = () => (goes() ? afterPress(leaveNow) : leaveNow());
  const drop = () => {
    release.current?.();
    keep(undefined);
  };
  return {
    shown: draft ?? value,
    now: () => latest.current ?? value,
    type: (text, isStep, besides) => {
      isInside.current = true;
      keep(text);
      clearTimeout(pause.current);
      release.current?.();
      // An empty field is half of a change: most often the next letter is on its way.
      if (plain(text) !== '') sendText(plain(text), isStep, besides);
      else if (isRequired) pause.current = setTimeout(() => sendText(''), emptyPause);
      // Its line would come back elsewhere with the next letter.
      else if (isOptional && value !== '') release.current = holdDraft({ write: leaveNow, drop });
    },
    hold: (text, isWhole) => {
      isInside.current = true;
      keep(text);
      release.current?.();
      release.current = holdDraft({ write: () => isWhole() && leaveNow(), drop });
    },
    leave,
    withhold: () => release.current?.(),
  };
}
