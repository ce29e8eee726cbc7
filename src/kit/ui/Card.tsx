import { styled } from 'styled-components';

/**
 * One of several things of equal weight: a cell of a lattice of hairlines, with a dot where they cross. A card with one link or
 * button is a target as a whole. Once the app hands presses on (press-cards.ts), its words lie above what the link covers, so
 * that they can be selected.
 */
export const Card = styled.article`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5) var(--space-5) var(--space-6);
  border: 0 solid var(--color-line);
  border-block-start-width: 1px;
  border-inline-start-width: 1px;
  transition: background var(--motion-fast);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-start: -0.25rem;
    inline-size: 0.45rem;
    block-size: 0.45rem;
    border-radius: var(--radius-full);
    background: var(--color-border);
  }
  :is(h2, h3, h4) {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  p,
  li {
    color: var(--color-muted);
  }
  :is(h2, h3, h4) a {
    text-decoration: none;
  }
  :is(h2, h3, h4) a::after,
  .more a::after,
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > a {
    filter: none !important;
  }
  &:has(a) {
    cursor: pointer;
  }
  [data-script='app'] & a::after {
    z-index: -1;
  }
  &:has(a):hover {
    background: var(--color-surface);
  }
  &:has(a)::before {
    background: var(--color-accent);
  }
`;

/**
 * Cards beside one another, as many as fit. Marks, titles, texts and what follows them each begin on one line across a row,
 * however long those of the neighbours are: each card takes the rows of the list, its title the fourth of them and its text the
 * fifth. Browsers without `subgrid` begin each part below the one before.
 */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr));

  > li,
  article {
    display: grid;
    grid-row: span 7;
    grid-template-rows: subgrid;
    align-content: start;
    gap: 0;
  }
  article > * + * {
    margin-block-start: var(--space-3);
  }
  :is(h2, h3, h4) {
    grid-row: 4;
  }
  :is(h2, h3, h4) + p {
    grid-row: 5;
  }
`;
