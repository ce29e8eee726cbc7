import { useRef } from 'react';
import { textRanges } from '#kit/model';
import { afterPress } from '../form/after-press.ts';
import { shownText, writtenText } from '../form/plain-value.ts';
import { useChanges, useFormScope } from '../form/scope.tsx';
import { type Draft, useDraft } from '../form/use-draft.ts';
import { useStore } from '../store/context.tsx';
import { wordsNow } from './find-words.ts';
import type { FoundWords } from './found-words.ts';
import type { Toward } from './words-beyond.ts';

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
  // What was typed before others changed what stands around is in the value by then.
  const wordsOf = (field: string) => wordsNow(field, found) ?? wordsNow(value, found) ?? '';
  const fieldOf = (words: string) => before + words + after;
  const isEnd = after === '';
  const plain = (field: string) => {
    const words = writtenText(wordsOf(field), '', widget).trimEnd();
    return words === '' ? '' : fieldOf(words);
  };
  const draft = useDraft(isEnd ? shownText(value) : value, {
    plain,
    send: (field, isStep, besides) => {
      const ending = isEnd && wordsOf(field).includes('\n') ? '\n' : '';
      return changes.set(path, field + ending, !isStep, besides);
    },
  });
  return {
    ...draft,
    shown: wordsOf(draft.shown),
    now: () => wordsOf(draft.now()),
    field: draft.now,
    isAsOpened: () => shownText(plain(draft.now())) === shownText(opened.current),
    type: (words, isStep, besides) => draft.type(fieldOf(words), isStep, besides),
  };
}

type Ending = { found: FoundWords; canGo: boolean; draft: PlacedDraft; onEnd: (toward?: Toward) => void };

/**
 * How words end: they stay as they are now, or it is as if nothing had been done, and what was written can be put back; or something
 * else has been written in their place.
 */
export type WordsEnd = 'kept' | 'left' | 'replaced';

/**
 * Ends it once. Where no words are left, their paragraph goes, or their field; one that has to be there is as it was. `toward`:
 * others are to be open then.
 */
export function useEnd({ found, canGo, draft, onEnd }: Ending): (how: WordsEnd, toward?: Toward) => void {
  const store = useStore();
  const changes = useChanges();
  const { session = '' } = useFormScope();
  const isEnded = useRef(false);
  return (how, toward) => {
    if (isEnded.current) return;
    isEnded.current = true;
    const now = draft.now();
    const isEmpty = now.trim() === '';
    const rest = withoutWords(found);
    if (how === 'replaced') return onEnd();
    if (how === 'left') void store.abandon(session, 'The words are as they were.');
    else if (isEmpty && rest) afterPress(() => void changes.set(found.path, rest));
    else if (isEmpty && canGo) afterPress(() => void changes.remove(found.path));
    else if (isEmpty) void store.abandon(session).then(() => store.refuse(needed));
    // What says again what it said at first is as it was, quotes and folded lines too, whatever was saved meanwhile.
    else if (draft.isAsOpened()) void store.abandon(partOf(session));
    else draft.leave();
    if (how === 'kept' && !isEmpty && now !== found.words) store.say('The words are changed.');
    onEnd(toward);
  };
}

/** The words that are open in the page, each time they are saved a part of their own: what is saved is not abandoned with what follows. */
export function sessionOf(words: string, saves: number): string {
  return `${words}/${saves}`;
}

function partOf(session: string): string {
  return session.split('/')[0] ?? session;
}

const needed = 'Some words have to stand here, so they are as they were.';

/** What a field says without a paragraph, or an entry of a list; nothing where the others would be something else then. */
function withoutWords({ before, words, after }: FoundWords): string {
  const above = before.replace(/(?<=^|\n)[ \t]*(?:[-*•·‣▪]|\d{1,3}[.)]) $/, '');
  const [head, tail] = [above.trimEnd(), after.trimStart()];
  const gaps = [above.slice(head.length), after.slice(0, after.length - tail.length)];
  const between = head === '' ? '' : gaps.reduce((one, other) => (linesIn(one) > linesIn(other) ? one : other));
  const rest = tail === '' ? head + after.slice(0, 1) : head + between + tail;
  const [now, then] = [textRanges(before + words + after), textRanges(rest)];
  const entriesOf = (ranges: typeof now) => ranges.filter(({ list }) => list).length;
  return then.length === now.length - 1 && entriesOf(then) >= entriesOf(now) - 1 ? rest : '';
}

function linesIn(text: string): number {
  return text.split('\n').length;
}
