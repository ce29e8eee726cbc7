import { useRef } from 'react';
import { shownText, writtenText } from '../form/plain-value.ts';
import { useChanges, useFormScope } from '../form/scope.tsx';
import { type Draft, useDraft } from '../form/use-draft.ts';
import { useStore } from '../store/context.tsx';
import { wordsNow } from './find-words.ts';
import type { FoundWords } from './found-words.ts';

/** What is typed in words of the page. */
export type PlacedDraft = Draft & {
  /** All that their field says by now. */
  field: () => string;
  /** Whether it says again what it said when the words were opened. */
  isAsOpened: () => boolean;
};

/** What is typed, written between what stands around it in its field, whose `value` is as the file says. */
export function usePlacedDraft(found: FoundWords, value: string): PlacedDraft {
  const { path, before, after, widget } = found;
  const changes = useChanges();
  const opened = useRef(value);
  const wordsOf = (field: string) => wordsNow(field, found) ?? '';
  const fieldOf = (words: string) => before + words + after;
  const isEnd = after === '';
  const plain = (field: string) => {
    const words = writtenText(wordsOf(field), '', widget).trimEnd();
    return words === '' ? '' : fieldOf(words);
  };
  const draft = useDraft(isEnd ? shownText(value) : value, {
    plain,
    send: (field, isStep) => {
      const ending = isEnd && wordsOf(field).includes('\n') ? '\n' : '';
      return changes.set(path, field + ending, !isStep);
    },
  });
  return {
    ...draft,
    shown: wordsOf(draft.shown),
    now: () => wordsOf(draft.now()),
    field: draft.now,
    isAsOpened: () => shownText(plain(draft.now())) === shownText(opened.current),
    type: (words, isStep) => draft.type(fieldOf(words), isStep),
  };
}

/** Ends it once: the words stay as they are now, or it is as if nothing had been done; none at all can't be meant. */
export function useEnd({ words }: FoundWords, draft: PlacedDraft, onEnd: () => void): (isKept: boolean) => void {
  const store = useStore();
  const { session = '' } = useFormScope();
  const isEnded = useRef(false);
  return (isKept) => {
    if (isEnded.current) return;
    isEnded.current = true;
    const now = draft.now();
    const isEmpty = now.trim() === '';
    // What says again what it said at first is as it was, quotes and folded lines too.
    if (isKept && !isEmpty && !draft.isAsOpened()) draft.leave();
    else void store.abandon(session);
    if (isKept && isEmpty) store.say('Some words have to stand here, so they are as they were.');
    else if (isKept && now !== words) store.say('The words are changed.');
    onEnd();
  };
}
