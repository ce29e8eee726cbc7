import { styled } from 'styled-components';
import { selectControl, swatchEdge } from '../FieldFrame.styles.ts';

/** What makes many values of a brand at once, above its fields. */
export const BrandRoot = styled.div`
  display: grid;
  gap: var(--space-2);

  label {
    font-size: var(--text-xs);
    font-weight: 600;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  select {
    ${selectControl}
  }
  input[type='color'] {
    inline-size: 3rem;
    block-size: 2.25rem;
    padding: 2px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    cursor: pointer;
  }
  ::-webkit-color-swatch {
    ${swatchEdge}
  }
  ::-moz-color-swatch {
    ${swatchEdge}
  }
  small {
    color: var(--color-muted);
    font-size: 0.75rem;
  }
  p {
    color: var(--color-danger);
    font-size: var(--text-xs);
  }
`;
