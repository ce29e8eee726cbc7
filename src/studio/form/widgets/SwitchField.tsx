import { styled } from 'styled-components';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import type { WidgetProps } from './types.ts';

export const Switch = styled.input`
  appearance: none;
  position: relative;
  inline-size: 2.5rem;
  block-size: 1.4rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-full);
  background: var(--color-page);
  cursor: pointer;
  transition: background var(--motion-fast);

  /* A finger may press beside it; at its end, nothing stands out of the form. */
  &::before {
    content: '';
    position: absolute;
    inset-block: -0.7rem;
    inset-inline: -0.25rem 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    aspect-ratio: 1;
    border-radius: var(--radius-full);
    background: var(--color-border);
    forced-color-adjust: none;
  }
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &:checked::after {
    inset-inline: auto 2px;
    background: var(--color-on-accent);
  }
  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }
    &:checked::after {
      background: Highlight;
    }
  }
`;

/** Yes or no. What isn't there is no, so no is written by taking the field away, where that can be. */
export function SwitchField({ path, label, help, value, isRequired }: WidgetProps) {
  const { isReadOnly } = useFormScope();
  const changes = useChanges();
  const change = (isOn: boolean) => {
    if (isOn || isRequired) void changes.set(path, isOn);
    else if (value !== undefined) void changes.remove(path);
  };
  return (
    <FieldFrame path={path} label={label} help={help} isRequired>
      {(tied) => (
        <Switch
          {...tied}
          type="checkbox"
          role="switch"
          disabled={isReadOnly}
          checked={value === true}
          onChange={(event) => change(event.target.checked)}
        />
      )}
    </FieldFrame>
  );
}
