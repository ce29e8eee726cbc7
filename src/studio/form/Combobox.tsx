import { type ReactNode, useId } from 'react';
import { ComboboxRoot } from './Combobox.styles.ts';
import type { Tied } from './FieldFrame.tsx';
import { type ComboboxUse, useCombobox } from './use-combobox.ts';

type ComboboxProps = ComboboxUse & {
  /** What it is called, where no label is tied to it. */
  label?: string;
  tied?: Tied;
  /** Buttons behind that which takes what is written. */
  children?: ReactNode;
};

/** A field that offers what fits what is written in it (WAI-ARIA combobox with a list). */
export function Combobox(props: ComboboxProps) {
  const { label, tied, isReadOnly = false, onCancel, children } = props;
  const { isOpen, found, left, active, take, ...combobox } = useCombobox(props);
  const list = useId();
  return (
    <ComboboxRoot
      // Whoever goes on to a button of it hasn't left it.
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || combobox.leave()}
    >
      <input
        {...tied}
        ref={combobox.input}
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
        value={combobox.shown}
        onChange={(event) => combobox.type(event.target.value)}
        onFocus={({ target }) => {
          combobox.focus();
          target.select();
        }}
        onClick={() => isOpen || combobox.open()}
        onKeyDown={combobox.onKeyDown}
      />
      {onCancel && (
        // The focus stays in the field, also where a browser gives it to no button.
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its buttons
        <span
          className="buttons"
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => event.key === 'Escape' && combobox.onKeyDown(event)}
        >
          <button type="button" className="main" aria-disabled={!take || undefined} onClick={take}>
            OK
          </button>
          {children}
        </span>
      )}
      {/* What scrolls would take the Tab key, and be gone once it had it. */}
      <div
        id={list}
        role="listbox"
        aria-label={label ?? 'What to choose from'}
        tabIndex={-1}
        hidden={!isOpen || found.length === 0}
      >
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
            onClick={() => combobox.choose(option.value)}
          >
            {option.label}
            {option.detail !== option.label && <small>{option.detail}</small>}
          </div>
        ))}
        {left > 0 && (
          // biome-ignore lint/a11y/useFocusableInteractive: it can't be chosen
          <div role="option" aria-disabled="true" aria-selected={false} onMouseDown={(event) => event.preventDefault()}>
            <small>{left} more: write a part of the name to find them.</small>
          </div>
        )}
      </div>
    </ComboboxRoot>
  );
}
