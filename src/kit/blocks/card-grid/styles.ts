import { styled } from 'styled-components';
import { Cards } from '../../ui/Card.tsx';
import { pointsStyle } from '../../ui/points.styles.ts';

export const CardList = styled(Cards)`
  counter-reset: card;

  > li {
    counter-increment: card;
  }
  .mark {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.25rem;
    margin-block-end: var(--space-5);
    color: var(--color-text);
  }
  &[data-numbered] .mark::before {
    content: counter(card, decimal-leading-zero) / '';
    order: 1;
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  .figure {
    color: var(--color-text);
    font-size: var(--text-2xl);
    font-weight: 520;
    letter-spacing: -0.04em;
    line-height: 1;
  }
  .points {
    grid-row: 6;
    ${pointsStyle}
  }
  .more {
    grid-row: 7;
    padding-block-start: var(--space-3);
    color: var(--color-text);
    font-size: var(--text-sm);
    font-weight: 560;
  }
  /* The line of small text alone would be too low to be hit with ease (WCAG 2.5.8). */
  .more a {
    display: inline-block;
    margin-block: calc(-1 * var(--space-1));
    padding-block: var(--space-1);
  }

  @media (min-width: 64em) {
    grid-template-columns: repeat(var(--columns, 4), 1fr);
    &[data-columns='2'] {
      --columns: 2;
    }
    &[data-columns='3'] {
      --columns: 3;
    }
    &[data-columns='5'] {
      --columns: 5;
    }
  }
`;
