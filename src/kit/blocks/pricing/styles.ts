import { styled } from 'styled-components';
import { pointsStyle } from '../../ui/points.styles.ts';

export const PlanList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li,
  article {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  /* The badge stands above the name, in a row of its own, so that all names stand on one line. */
  article > div:first-child {
    display: grid;
    grid-row: 2;
    gap: var(--space-3);
    align-content: start;
  }
  .badge {
    grid-row: 1;
    justify-self: start;
    margin-block-end: var(--space-3);
    padding: 0.2em 0.8em;
    border: 1px solid var(--color-signal);
    border-radius: var(--radius-md);
    background: var(--color-signal);
    color: var(--color-on-signal);
    font-size: var(--text-xs);
    font-weight: 580;
  }
  .price {
    grid-row: 3;
    align-self: end;
    margin-block: var(--space-5);
    color: var(--color-text);
    font-size: var(--text-2xl);
    font-weight: 520;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }
  .price > span {
    font-size: 0.5em;
    letter-spacing: -0.02em;
  }
  .price > span:first-child {
    margin-inline-end: 0.25em;
  }
  .price > small {
    display: inline-block;
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 400;
    letter-spacing: 0;
  }
  .points {
    ${pointsStyle}
  }
  .price + div {
    grid-row: 4;
  }
  .price ~ .choice {
    grid-row: 5;
    align-self: end;
    padding-block-start: var(--space-5);
    display: grid;
  }

  /* The recommended one stands forward: on raised ground, with a line of the accent along its top. */
  [data-recommended] > article {
    background: var(--color-raised);
    box-shadow: inset 0 3px var(--color-accent);
  }
  [data-recommended] > article::before {
    background: var(--color-accent);
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64em) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
