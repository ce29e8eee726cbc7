import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { isFields, themedColors } from '#kit/model';
import { themes } from '#kit/theme';
import { brandPalette } from '../brand-palette.ts';
import { SmallButton } from '../FieldFrame.styles.ts';
import { useChanges, useFormScope } from '../scope.tsx';

const Root = styled.div`
  display: grid;
  gap: var(--space-2);

  label {
    font-size: var(--text-xs);
    font-weight: 600;
  }
  div {
    display: flex;
    gap: var(--space-2);
  }
  input {
    inline-size: 3rem;
    block-size: 2.25rem;
    padding: 2px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    cursor: pointer;
  }
  small {
    color: var(--color-muted);
    font-size: 0.75rem;
  }
`;

/** All colours of a brand, made of its one colour; each can be changed afterwards. */
export function BrandColor({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useFormScope();
  const changes = useChanges();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? themedColors(isFields(data) ? data : {}, themes).light.accent;
  return (
    <Root>
      <label htmlFor={id}>One colour for all</label>
      <div>
        <input
          id={id}
          type="color"
          disabled={isReadOnly}
          value={shown}
          onChange={(event) => setChosen(event.target.value)}
        />
        <SmallButton
          type="button"
          disabled={isReadOnly}
          onClick={() => void changes.make({ op: 'set', path: ['colors'], value: brandPalette(shown) }, 'Colours made')}
        >
          Make all colours from it
        </SmallButton>
      </div>
      <small>Light, dark and bold, all of them legible. Each can be changed below.</small>
    </Root>
  );
}
