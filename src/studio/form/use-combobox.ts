import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { bestFirst } from '../find/best-first.ts';
import type { Option } from './widgets/link-options.ts';

/** Of more than these, people look for what they mean by its name. */
const mostShown = 100;

/** What can be chosen, and what is heard of it. */
export type ComboboxUse = {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** Hears what is written as soon as it could be chosen, so that it is kept whatever comes next. */
  onType?: (value: string) => void;
  /** Hears that it was left empty. Without it, it can't be. */
  onClear?: () => void;
  /** True where something else than the options may be written too. */
  isFree?: boolean;
  isFocused?: boolean;
  isReadOnly?: boolean;
  /** Hears that it was left without a choice. With it, nothing is chosen before Enter or the button that is the same. */
  onCancel?: () => void;
};

type ComboboxState = {
  input: RefObject<HTMLInputElement | null>;
  /** What is written while the list is open; else what is chosen, as people call it. */
  shown: string;
  isOpen: boolean;
  found: readonly Option[];
  /** How many others fit, too, and aren't shown. */
  left: number;
  /** The option that Enter takes: the one that the arrows have reached, or else the first that fits what was typed; -1 where nothing does. */
  active: number;
  open: () => void;
  /** The focus has come. */
  focus: () => void;
  type: (query: string) => void;
  choose: (value: string) => void;
  /** What Enter does with what is written; nothing where that can't be taken. */
  take: (() => void) | undefined;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What a combobox does: it opens with what is written, finds options, and ends by a choice, by Escape or by leaving it. */
export function useCombobox(use: ComboboxUse): ComboboxState {
  const { options, value, onChoose, onType, onClear, onCancel, isFree = false, isFocused = false } = use;
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, query, before, shown, reached, setReached, write } = useQuery(use);
  const fitting = isOpen ? matching(options, query === before ? '' : (query ?? '')) : [];
  const found = fitting.slice(0, mostShown);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const choose = (chosen: string) => {
    write(false);
    if (chosen !== value || onCancel) onChoose(chosen);
  };
  const type = (next: string) => {
    write(true, next);
    const written = next.trim();
    if (isFree && written !== value && isWhole(written, options)) onType?.(written);
  };
  const restore = (earlier: string) => (earlier === '' ? onClear?.() : onChoose(earlier));
  const leave = () => {
    const written = query?.trim();
    write(false);
    if (onCancel) onCancel();
    else if (written === '' && value !== '') onClear?.();
    else if (isFree && written && written !== value)
      onChoose(options.find((option) => isCalled(option, written))?.value ?? written);
  };
  const active = reached < 0 ? bestMatch(found, query, before) : reached;
  const chosen = found[active]?.value ?? (isFree ? query?.trim() : undefined);
  // Where a button says so: what was there already stays, and what was emptied goes.
  const asItIs = query === '' ? onClear : query === undefined ? onCancel : undefined;
  const take = chosen ? () => choose(chosen) : onCancel && value !== '' ? asItIs : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) write(true);
      else if (found.length > 0) setReached(nextOf(active, step, found.length));
    } else if (event.key === 'Enter' && take) {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape' && (isOpen || onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      write(false);
      if (onCancel) onCancel();
      else if (before !== value) restore(before);
    }
  };
  const left = fitting.length - found.length;
  const open = () => write(true);
  // What is chosen is looked at first: a list would lie over what is said of it.
  const focus = () => (value === '' || onCancel) && open();
  return { input, shown, isOpen, found, left, active, open, focus, type, choose, take, leave, onKeyDown };
}

/** Whether the list is open, and what has been typed since: until something is, the field says what is chosen, whoever changes that. */
function useQuery({ options, value, isReadOnly = false }: ComboboxUse) {
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [reached, setReached] = useState(-1);
  const [before, setBefore] = useState(value);
  /** What is chosen, as people call it. */
  const known = options.find((option) => option.value === value);
  const called = known?.shown ?? known?.label ?? value;
  const isOpen = isOpened && !isReadOnly;
  const write = (isOpenNow: boolean, next?: string) => {
    if (isOpenNow && !isOpen) setBefore(value);
    setOpened(isOpenNow);
    setTyped(next);
    setReached(-1);
  };
  return {
    isOpen,
    query: typed === called ? undefined : typed,
    before,
    shown: typed ?? called,
    reached,
    setReached,
    write,
  };
}

/** True for what is no half of an address: one that is offered, or one outside of the site. */
function isWhole(written: string, options: readonly Option[]): boolean {
  return options.some(({ value }) => value === written) || (/^[a-z]+:/i.test(written) && URL.canParse(written));
}

/** Where the arrows lead from a place in a list, and from none. */
function nextOf(active: number, step: number, count: number): number {
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}

/** The place of what Enter takes, or -1: the best match of what was typed, but for what is whole as it stands. */
function bestMatch(found: readonly Option[], query: string | undefined, before: string): number {
  const written = query?.trim() ?? '';
  const isTyped = written !== '' && query !== before && !isWhole(written, found);
  return isTyped && found.length > 0 ? 0 : -1;
}

/** Whether words are just what something is called, or its address without the slash. */
function isCalled({ value, label, alias = label }: Option, words: string): boolean {
  return [label, alias, value, value.slice(1)].some((name) => name.toLowerCase() === words.toLowerCase());
}

/** What is called just so, and then what has the words in its name before what has them in its address; last what is in another language. */
function matching(options: readonly Option[], query: string): Option[] {
  const called = options.filter((option) => isCalled(option, query.trim()));
  const found = bestFirst(options, query, ({ value, label, alias, detail = '' }) => ({
    names: alias === undefined ? [label] : [label, alias],
    place: `${value} ${detail}`,
  }));
  return [...new Set([...called, ...found])].toSorted(
    (one, other) => Number(one.isElsewhere ?? false) - Number(other.isElsewhere ?? false),
  );
}
