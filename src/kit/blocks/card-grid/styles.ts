import { styled } from 'styled-components';
import { pointsStyle } from '../../ui/points.styles.ts';

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  counter-reset: card;

  > li {
    display: grid;
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
    ${pointsStyle}
  }
  .more {
    margin-block-start: auto;
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
    grid-template-columns: repeat(4, 1fr);
    &[data-columns='2'] {
      grid-template-columns: repeat(2, 1fr);
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, 1fr);
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(5, 1fr);
    }
  }
`;
