import { styled } from 'styled-components';

/** A list of pages, each with what can be done with it. */
export const PageRows = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--color-line);
  }
  .open {
    flex: 1 1 14rem;
    display: grid;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-sm);
    text-align: start;
    line-height: 1.35;
  }
  button.open:hover {
    background: var(--color-surface);
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
`;

/** The name of a part of the list. */
export const PartName = styled.h3`
  margin-block-end: var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-weight: 560;
  letter-spacing: 0;
`;
