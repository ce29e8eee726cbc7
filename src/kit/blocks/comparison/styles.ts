import { styled } from 'styled-components';

/** Two cards on one line; the ticked one is lit. */
export const Sides = styled.div`
  display: grid;
  row-gap: var(--space-6);

  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;
  }

  > * {
    padding-inline-end: clamp(var(--space-5), 5vw, 4rem);
  }
  > [data-mark='yes'] {
    border-color: var(--color-accent);
    background: var(--color-surface);
  }
  > [data-mark='yes']::before {
    background: var(--color-accent);
  }
  > [data-mark='no'] > :not(ul) {
    color: var(--color-muted);
  }

  .value {
    margin-block-end: var(--space-4);
    color: var(--color-text);
    font-size: var(--text-figure);
    font-weight: 500;
    letter-spacing: -0.045em;
    line-height: 1;
  }
  .value span {
    font-size: 0.5em;
    letter-spacing: -0.02em;
  }
  [data-mark='yes'] .value {
    color: var(--color-accent);
  }

  li {
    display: flex;
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  > :not([data-mark='no']) li {
    color: var(--color-text);
  }
  svg {
    flex: none;
    align-self: start;
    inline-size: 1.25rem;
    margin-block-start: 0.25em;
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-mark='no'] svg {
    stroke: var(--color-border);
  }
  [data-mark='dot'] svg {
    stroke-width: 7;
  }
  @media (forced-colors: active) {
    [data-mark] svg {
      stroke: CanvasText;
    }
  }
`;
