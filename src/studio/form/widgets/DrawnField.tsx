import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { choiceLabel } from '../../../model/field-labels.ts';
import type { DrawingName, IconName } from '../../../model/types.generated.ts';
import { Drawing } from '../../../ui/Drawing.tsx';
import { drawings } from '../../../ui/drawings/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { icons } from '../../../ui/icons.ts';
import { control } from '../FieldFrame.styles.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import type { WidgetProps } from './types.ts';

const Chosen = styled.button`
  ${control}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  text-align: start;

  > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &::after {
    content: '';
    margin-inline-start: auto;
    border-block-start: 0.35rem solid;
    border-inline: 0.3rem solid transparent;
  }
`;

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--cell), 1fr));
  gap: var(--space-1);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  overflow-y: auto;
  max-block-size: 18rem;

  &[data-drawn='icon'] {
    --cell: 4.25rem;
  }
  &[data-drawn='drawing'] {
    --cell: 6.5rem;
  }
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    display: grid;
    justify-items: center;
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
  label:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-surface);
    color: var(--color-text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const isIcon = (name: string): name is IconName => name in icons;
const isDrawing = (name: string): name is DrawingName => name in drawings;

function Drawn({ name }: { name: string }) {
  return isDrawing(name) ? <Drawing name={name} /> : null;
}

function Small({ name }: { name: string }) {
  return isIcon(name) ? <Icon name={name} /> : null;
}

/** A small or a large drawing, chosen by how it looks. */
export function DrawnField({ path, label, help, schema, value, isRequired, widget }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const Picture = widget === 'icon' ? Small : Drawn;
  const current = typeof value === 'string' ? value : '';
  const choose = (name: string) => void (name === '' ? changes.remove(path) : changes.set(path, name, true));
  const names = [...(isRequired ? [] : ['']), ...(schema.enum ?? []).map(String)];
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <>
          <Chosen
            id={tied.id}
            aria-describedby={tied['aria-describedby']}
            type="button"
            disabled={isReadOnly}
            aria-expanded={isOpen}
            aria-controls={choices}
            aria-label={`${label}: ${current ? choiceLabel(current) : 'none'}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Picture name={current} />
            {current ? choiceLabel(current) : 'None'}
          </Chosen>
          <Choices id={choices} data-drawn={widget} hidden={!isOpen}>
            <legend>{label}</legend>
            {isOpen &&
              names.map((name) => (
                <label key={name}>
                  <input
                    type="radio"
                    name={choices}
                    value={name}
                    checked={name === current}
                    onChange={() => choose(name)}
                  />
                  <Picture name={name} />
                  {name ? choiceLabel(name) : 'None'}
                </label>
              ))}
          </Choices>
        </>
      )}
    </FieldFrame>
  );
}
