import { styled } from 'styled-components';

export const Chart = styled.figure`
  figcaption {
    margin-block-end: var(--space-5);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  ul {
    display: grid;
    gap: var(--space-5);
  }
  li {
    display: grid;
    grid-template-columns: minmax(min(6rem, 40%), 1fr) auto;
    align-items: baseline;
    gap: var(--space-2) var(--space-4);
    color: var(--color-muted);
  }
  strong {
    font-size: var(--text-xl);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 1rem;
    overflow: visible;
    fill: var(--color-border);
  }
  .track {
    fill: var(--color-line);
    opacity: 0.5;
  }
  [data-highlight] {
    color: var(--color-text);
  }
  [data-highlight] strong {
    color: var(--color-accent);
  }
  [data-highlight] svg {
    fill: var(--color-accent);
  }

  @media (forced-colors: active) {
    g {
      fill: CanvasText;
    }
    .track {
      display: none;
    }
  }

  @supports (animation-timeline: view()) {
    g {
      transform-origin: var(--begin, left);
      animation: draw linear both;
      animation-timeline: view();
      animation-range: entry 20% cover 35%;
    }
  }
`;
