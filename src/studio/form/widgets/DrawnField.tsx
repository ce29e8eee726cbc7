import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Drawing, drawings, Icon, icons, onlyHeard } from '#kit';
import { choiceLabel, type DrawingName, type IconName } from '#kit/model';
import { bestFirst } from '../../find/best-first.ts';
import { forFingers } from '../../shell/fingers.styles.ts';
import { control, selectControl } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import type { WidgetProps } from './types.ts';

const Chosen = styled.button`
  ${selectControl}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  text-align: start;

  > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &[data-drawn='drawing'] > svg {
    inline-size: 5rem;
    block-size: 3.5rem;
  }
`;

const Choices = styled.fieldset`
  display: grid;
  position: relative;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--cell), 50% - var(--space-1)), 1fr));
  grid-auto-rows: max-content;
  align-items: stretch;
  gap: var(--space-1);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  overflow-y: auto;
  max-block-size: 18rem;
  /* What comes to sight in it stands below the search. */
  --search: 2.25rem;
  scroll-padding-block-start: calc(var(--space-2) + var(--search) + var(--space-1));

  &[data-drawn='icon'] {
    --cell: 4.25rem;
  }
  &[data-drawn='drawing'] {
    --cell: 6rem;
  }
  legend {
    ${onlyHeard}
  }
  label {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    gap: var(--space-1);
    padding: var(--space-2) 2px;
    border: 1px solid transparent;
    border-radius: var(--radius-sm);
    color: var(--color-muted);
    font-size: 0.6875rem;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  label:hover {
    background: var(--color-surface);
  }
  /* The one that Enter takes. */
  .search:focus-within ~ [data-taken] {
    border-color: var(--color-border);
    background: var(--color-surface);
  }
  label:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-surface);
    color: var(--color-text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
  }
  label input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* Nothing is seen beside it of what is scrolled below. */
  .search {
    position: sticky;
    z-index: 1;
    inset-block-start: calc(-1 * var(--space-2));
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0;
    padding: var(--space-2) var(--space-2) 0;
    background: var(--studio-ground, var(--color-page));
  }
  .search > input {
    ${control}
    block-size: var(--search);
  }
  .search,
  p {
    grid-column: 1 / -1;
  }
  @media ${forFingers} {
    --search: 2.75rem;
  }
`;

const isIcon = (name: string): name is IconName => name in icons;
const isDrawing = (name: string): name is DrawingName => name in drawings;

function wordsFor(name: string): string {
  return name === '' ? 'None' : choiceLabel(name);
}

function Drawn({ name }: { name: string }) {
  return isDrawing(name) ? <Drawing name={name} /> : null;
}

function Small({ name }: { name: string }) {
  return isIcon(name) ? <Icon name={name} /> : null;
}

/** With more drawings than this they can be found by typing. */
const fewDrawings = 8;

/** A small or a large drawing, chosen by how it looks or found by what it is called. */
export function DrawnField({ path, label, help, schema, value, isRequired, widget }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const button = useRef<HTMLButtonElement>(null);
  const Picture = widget === 'icon' ? Small : Drawn;
  const current = typeof value === 'string' ? value : '';
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const opened = list.current;
    if (!isOpen || !opened) return;
    // Also where a tablet is turned: it has other rows then.
    const observer = new ResizeObserver(() => bringToSight(opened));
    observer.observe(opened);
    return () => observer.disconnect();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <>
          <Chosen
            ref={button}
            id={tied.id}
            aria-describedby={tied['aria-describedby']}
            type="button"
            data-drawn={widget}
            disabled={isReadOnly}
            aria-expanded={isOpen}
            aria-controls={choices}
            aria-label={`${label}: ${current ? choiceLabel(current) : 'none'}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Picture name={current} />
            {wordsFor(current)}
          </Chosen>
          <Choices ref={list} id={choices} data-drawn={widget} hidden={!isOpen} onKeyDown={onKeyDown}>
            <legend>{label}</legend>
            {isOpen && (
              <Offered
                label={label}
                names={[...(isRequired ? [] : ['']), ...(schema.enum ?? []).map(String)]}
                current={current}
                picture={Picture}
                onChoose={(name) => void (name === '' ? changes.remove(path) : changes.set(path, name, true))}
                onClose={close}
              />
            )}
          </Choices>
        </>
      )}
    </FieldFrame>
  );
}

/** What has just opened is seen, and in it what is chosen: it begins with its first row, or with that of what is chosen. */
function bringToSight(list: HTMLElement): void {
  list.scrollIntoView({ block: 'nearest' });
  const chosen = list.querySelector<HTMLElement>('label:has(:checked)');
  if (!chosen) return;
  const isInFirstRows = chosen.offsetTop + chosen.offsetHeight <= list.clientHeight;
  const before = Number.parseFloat(getComputedStyle(list).scrollPaddingBlockStart);
  list.scrollTop = isInFirstRows ? 0 : chosen.offsetTop - before;
}

type OfferedProps = {
  label: string;
  names: readonly string[];
  current: string;
  picture: typeof Small;
  onChoose: (name: string) => void;
  onClose: () => void;
};

/** The drawings whose names have the words that are typed: the arrows choose among them, Enter the first. */
function Offered({ label, names, current, picture: Picture, onChoose, onClose }: OfferedProps) {
  const [query, setQuery] = useState('');
  const group = useId();
  const found = bestFirst(names, query, (name) => ({ names: [wordsFor(name)], place: '' }));
  const chooseFirst = (event: KeyboardEvent) => {
    const [first] = found;
    const list = event.currentTarget.closest('fieldset');
    if (event.key === 'ArrowDown') list?.querySelector<HTMLElement>('label input')?.focus();
    if (event.key !== 'Enter' || query.trim() === '' || first === undefined) return;
    event.preventDefault();
    onChoose(first);
    onClose();
  };
  return (
    <>
      {names.length > fewDrawings && (
        <div className="search">
          <input
            type="search"
            aria-label={`Find one for ${label}`}
            placeholder={`Find one of ${names.length}`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={chooseFirst}
          />
        </div>
      )}
      {found.length === 0 && <p role="status">None is called so. Try another word.</p>}
      {found.map((name) => (
        <label key={name} data-taken={query.trim() !== '' && name === found[0] ? '' : undefined}>
          <input type="radio" name={group} value={name} checked={name === current} onChange={() => onChoose(name)} />
          <Picture name={name} />
          {wordsFor(name)}
        </label>
      ))}
    </>
  );
}
