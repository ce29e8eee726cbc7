import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Option } from './widgets/link-options.ts';

const mostShown = 40;

/** What can be chosen, and what is heard of it. */
export type ComboboxUse = {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** True where something else than the options may be written too. */
  isFree?: boolean;
  isFocused?: boolean;
  isReadOnly?: boolean;
  onCancel?: () => void;
};

type ComboboxState = {
  input: RefObject<HTMLInputElement | null>;
  /** What is written while the list is open; nothing while it is closed. */
  query: string | undefined;
  isOpen: boolean;
  found: readonly Option[];
  /** The option that the arrows have reached; -1 where they have reached none. */
  active: number;
  write: (query: string) => void;
  choose: (value: string) => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What a combobox does: it opens with what is written, finds options, and ends by a choice, by Escape or by leaving it. */
export function useCombobox(use: ComboboxUse): ComboboxState {
  const { options, value, onChoose, onCancel, isFree = false, isFocused = false, isReadOnly = false } = use;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(-1);
  const isOpen = query !== undefined && !isReadOnly;
  const found = isOpen ? matching(options, query === value ? '' : query) : [];
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const write = (next: string | undefined) => {
    setQuery(next);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    write(undefined);
    if (chosen !== value || onCancel) onChoose(chosen);
  };
  const leave = () => {
    const written = query?.trim();
    write(undefined);
    if (onCancel) onCancel();
    else if (isFree && written && written !== value) onChoose(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active]?.value ?? (isFree ? query?.trim() : undefined);
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setQuery(value);
      else if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && (isOpen || onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      write(undefined);
      onCancel?.();
    }
  };
  return { input, query, isOpen, found, active, write, choose, leave, onKeyDown };
}

function matching(options: readonly Option[], query: string): Option[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ value, label, detail = '' }: Option) => {
    const text = `${value} ${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return options.filter(fits).slice(0, mostShown);
}
