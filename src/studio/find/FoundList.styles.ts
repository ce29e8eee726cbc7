import { styled } from 'styled-components';

export const Found = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);

  ul {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-2);
  }
  fieldset legend label {
    font-weight: 600;
  }
  li label {
    font-size: var(--text-sm);
  }
  small {
    display: block;
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  del {
    color: var(--color-danger);
  }
  ins {
    margin-inline-start: 0.25em;
    color: var(--color-accent);
    font-weight: 600;
    text-decoration: none;
  }
  input {
    accent-color: var(--color-accent);
  }
`;
