import { styled } from 'styled-components';

export const Sides = styled.div`
  display: grid;
  gap: var(--space-6);

  > div {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-5);
    padding: var(--space-6) clamp(1.5rem, 4vw, 3rem);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  > [data-mark='no'] {
    background: none;
    color: var(--color-muted);
  }
  > [data-mark='yes'] {
    border-color: var(--color-accent);
  }

  /* The line from one to the other. */
  > :last-child::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-6)) auto auto 2.5rem;
    inline-size: 0.5rem;
    block-size: var(--space-6);
    background:
      radial-gradient(circle at 50% calc(100% - 0.25rem), var(--color-accent) 0.21rem, #0000 0.25rem),
      linear-gradient(var(--color-accent), var(--color-accent)) center / 1px 100% no-repeat;
  }

  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;

    > :last-child::before {
      inset: calc(var(--space-6) + 0.5rem) auto auto calc(-1 * var(--space-6));
      inline-size: var(--space-6);
      block-size: 0.5rem;
      background:
        radial-gradient(circle at calc(100% - 0.25rem), var(--color-accent) 0.21rem, #0000 0.25rem),
        linear-gradient(var(--color-accent), var(--color-accent)) center / 100% 1px no-repeat;
    }
  }

  :is(h2, h3, h4) {
    font-size: var(--text-lg);
  }
  .value {
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

  ul {
    display: grid;
  }
  li {
    display: flex;
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  svg {
    flex: none;
    align-self: start;
    inline-size: 1.25rem;
    margin-block-start: 0.25em;
    fill: none;
    stroke: var(--color-border);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-mark='yes'] svg {
    stroke: var(--color-accent);
  }
  [data-mark='dot'] svg {
    stroke: var(--color-accent);
    stroke-width: 7;
  }
  @media (forced-colors: active) {
    [data-mark] svg {
      stroke: CanvasText;
    }
  }
`;
