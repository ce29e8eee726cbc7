import { css } from 'styled-components';

/** The rail of boxes. */
export const boxes = css`
  .boxes {
    grid-area: boxes;
    padding: var(--space-3);
    border-inline-end: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  .boxes ul {
    display: grid;
    gap: 2px;
  }
  .boxes button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding-inline: var(--space-3);
    border-radius: var(--radius-sm);
    text-align: start;
  }
  .boxes button:hover,
  .boxes button[aria-current] {
    background: var(--color-raised);
  }
  .boxes button[aria-current] {
    box-shadow: inset 0 0 0 1px var(--color-line);
    font-weight: 600;
  }
  .boxes svg {
    color: var(--color-muted);
  }
  .boxes button[aria-current] svg {
    color: var(--color-accent);
  }
  .count {
    margin-inline-start: auto;
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  .count[data-strong] {
    padding: 0 0.5em;
    border-radius: 1em;
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
  }
`;
