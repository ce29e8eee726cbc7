import { styled } from 'styled-components';

/** The steps on one line: downwards, or across where there is room. */
export const Way = styled.ol`
  --station: min(2.5rem, 12.5vw);
  display: grid;
  gap: var(--space-6);

  li {
    position: relative;
    display: grid;
    align-content: start;
    padding-inline-start: calc(var(--station) + var(--space-4));
    counter-increment: step;
  }

  /* The station with its number, and the line to the next. */
  li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: -0.375rem;
    z-index: 1;
    display: grid;
    place-content: center;
    inline-size: var(--station);
    block-size: var(--station);
    border: 1.5px solid var(--color-accent);
    border-radius: var(--radius-full);
    background: var(--color-page);
    font-size: var(--text-sm);
    font-weight: 580;
    line-height: 1;
  }
  li::after {
    content: '';
    position: absolute;
    inset-block: 0 calc(-1 * var(--space-6));
    inset-inline-start: calc(var(--station) / 2 - 1px);
    border: 0 solid var(--color-accent);
    border-inline-start-width: 1.5px;
  }
  li:last-child::before {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  li:last-child::after {
    display: none;
  }

  svg {
    position: absolute;
    inset-inline-end: 0;
    color: var(--color-muted);
  }
  li > * {
    margin-block-end: var(--space-2);
  }
  :is(h2, h3, h4) {
    grid-row: 4;
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  svg + * {
    padding-inline-end: var(--space-7);
  }
  p {
    grid-row: 5;
    color: var(--color-muted);
  }
  .time {
    grid-row: 6;
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 560;
  }

  /* Drawings, titles, texts and times each begin on one line, across all steps of a row. */
  @media (min-width: 64em) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    row-gap: 0;

    &:has(> :nth-child(6)) {
      grid-template-columns: repeat(3, 1fr);
      grid-auto-flow: row;

      > :nth-child(n + 4) {
        margin-block-start: var(--space-7);
      }
    }
    li {
      grid-row: span 7;
      grid-template-rows: subgrid;
      padding-block-start: calc(var(--station) + var(--space-5));
      padding-inline-start: 0;
    }
    li::before {
      inset-block-start: 0;
    }
    li::after {
      inset-block: calc(var(--station) / 2 - 1px) auto;
      inset-inline: 0 calc(-1 * var(--space-6));
      border-width: 1.5px 0 0;
    }
    svg {
      position: static;
    }
    svg + * {
      padding: 0;
    }
  }
`;

/** From what was to what is, with the line between them. */
export const Passage = styled.div`
  display: grid;
  gap: var(--space-4) var(--space-6);
  margin-block-end: var(--space-7);

  > span {
    block-size: 0.5rem;
    background:
      radial-gradient(circle at var(--end, right) 0.25rem top 50%, var(--color-accent) 0.2rem, #0000 0.25rem),
      linear-gradient(var(--color-accent), var(--color-accent)) center / 100% 1px no-repeat;
    transform-origin: var(--begin, left);
  }

  @media (min-width: 48em) {
    grid-template-columns: auto 1fr auto;

    > span {
      margin-block-start: calc(var(--text-figure) / 2);
    }
  }

  @supports (animation-timeline: view()) {
    > span {
      animation: draw linear both;
      animation-timeline: view();
      animation-range: entry 20% cover 35%;
    }
  }
`;

/** Where things stood, or stand: the figure large, what it counts below it. */
export const End = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--color-muted);

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
  &[data-end='to'] .value {
    color: var(--color-accent);
  }
  .label {
    color: var(--color-text);
    font-weight: 560;
  }
  p:last-child:not(.label) {
    font-size: var(--text-sm);
  }
`;
