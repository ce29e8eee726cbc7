import { styled } from 'styled-components';

export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-4);
  counter-reset: card;

  > li {
    display: grid;
    counter-increment: card;
  }
  .mark {
    display: flex;
    align-items: center;
    justify-content: space-between;
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
    display: grid;
    gap: var(--space-2);
    font-size: var(--text-sm);
  }
  .points li {
    padding-inline-start: 1.4em;
    background: radial-gradient(circle at 0.3em 0.75em, var(--color-accent) 0.2em, #0000 0.25em);
  }
  .more {
    margin-block-start: auto;
    padding-block-start: var(--space-3);
    color: var(--color-text);
    font-size: var(--text-sm);
    font-weight: 560;
  }

  @media (min-width: 1024px) {
    &[data-count='4'] {
      grid-template-columns: repeat(4, 1fr);
    }
    &[data-count='5'],
    &[data-count='7'] {
      grid-template-columns: repeat(6, 1fr);
    }
    &:is([data-count='5'], [data-count='7']) > li {
      grid-column: span 2;
    }
    &[data-count='5'] > li:nth-child(n + 4),
    &[data-count='7'] > li:nth-child(n + 6) {
      grid-column: span 3;
    }
  }
`;
