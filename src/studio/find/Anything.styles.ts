import { styled } from 'styled-components';

export const Things = styled.ul`
  display: grid;
  /* What is found less or more moves nothing below. */
  min-block-size: 16rem;
  align-content: start;

  button {
    display: flex;
    gap: var(--space-3);
    align-items: baseline;
    justify-content: space-between;
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-sm);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  /* One alone is chosen: the one that Enter takes. What is pointed at only says that it can be pressed. */
  &:not(:focus-within) > li:first-child > button,
  button:focus {
    background: var(--color-surface);
  }
  button:hover {
    color: var(--color-accent);
  }
  small {
    flex: none;
    max-inline-size: 50%;
    overflow: hidden;
    color: var(--color-muted);
    font-size: var(--text-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
