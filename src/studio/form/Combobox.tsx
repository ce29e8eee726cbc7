import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ComboboxRoot } from './Combobox.styles.ts';
import type { Tied } from './FieldFrame.tsx';
import type { Option } from './widgets/link-options.ts';

type ComboboxProps = {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** True where something else than the options may be written too. */
  isFree?: boolean;
  /** What it is called, where no label is tied to it. */
  label?: string;
  tied?: Tied;
  isFocused?: boolean;
  isReadOnly?: boolean;
  onCancel?: () => void;
};

const mostShown = 40;

/** A field that offers what fits what is written in it (WAI-ARIA combobox with a list). */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChoose, isFree = false, label, tied, isFocused = false, isReadOnly = false } = props;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(-1);
  const isOpen = query !== undefined && !isReadOnly;
  const found = isOpen ? matching(options, query === value ? '' : query) : [];
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const close = () => {
    setQuery(undefined);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    close();
    if (chosen !== value || props.onCancel) onChoose(chosen);
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
    } else if (event.key === 'Escape' && (isOpen || props.onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      close();
      props.onCancel?.();
    }
  };
  const leave = () => {
    const written = query?.trim();
    close();
    if (props.onCancel) props.onCancel();
    else if (isFree && written && written !== value) onChoose(written);
  };
  return (
    <ComboboxRoot>
      <input
        {...tied}
        ref={input}
        type="text"
        role="combobox"
        aria-label={tied ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        placeholder={label}
        value={query ?? value}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
        }}
        onFocus={(event) => {
          setQuery(value);
          event.target.select();
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div id={list} role="listbox" aria-label={label ?? 'What to choose from'} hidden={!isOpen || found.length === 0}>
        {found.map((option, index) => (
          // The keyboard reaches options by the field's arrows.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={option.value}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option.value)}
          >
            {option.label}
            {option.detail !== option.label && <small>{option.detail}</small>}
          </div>
        ))}
      </div>
    </ComboboxRoot>
  );
}

function matching(options: readonly Option[], query: string): Option[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ value, label, detail = '' }: Option) => {
    const text = `${value} ${label} ${detail}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return options.filter(fits).slice(0, mostShown);
}
