import { styled } from 'styled-components';

/** The fields of a message: organization and phone side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;

    > :not([data-field='organization'], [data-field='phone']) {
      grid-column: 1 / -1;
    }
  }
`;

export const FieldRoot = styled.div`
  label {
    display: block;
    margin-block-end: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 560;
    line-height: 1.3;
  }
  &:has(:required) label::after {
    content: ' *' / '';
    color: var(--color-accent);
  }
  input,
  select,
  textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 3rem;
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    font-size: var(--text-md);
  }
  textarea {
    padding-block: var(--space-3);
    line-height: 1.5;
    resize: vertical;
  }
  ::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  :is(input, select, textarea):focus-visible {
    outline-offset: 1px;
  }
  [aria-invalid='true'] {
    border-color: var(--color-danger);
    border-width: 2.5px;
  }
  p {
    margin-block-start: var(--space-2);
    color: var(--color-danger);
    font-size: var(--text-sm);
    font-weight: 560;
  }
`;
