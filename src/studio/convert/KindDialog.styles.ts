import { styled } from 'styled-components';

export const KindList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-2);
  margin-block-start: var(--space-2);

  li {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
  }
  li:has(:checked) {
    border-color: var(--color-accent);
  }
  input {
    accent-color: var(--color-accent);
  }
  && label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  && label:has(:disabled) {
    color: var(--color-muted);
  }
  p {
    padding-inline-start: 1.5rem;
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
`;
