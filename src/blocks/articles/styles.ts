import { styled } from 'styled-components';

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-6);

  [aria-pressed='true'] {
    --fill: var(--color-text);
    --ink: var(--color-page);
    --edge: var(--color-text);
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      forced-color-adjust: none;
      --fill: SelectedItem;
      --ink: SelectedItemText;
    }
  }
  > [aria-disabled]:hover {
    --fill: transparent;
    --ink: var(--color-text);
    --edge: var(--color-border);
  }
  p {
    margin-inline-start: auto;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  /* Buttons that need a script are not shown where there is none. */
  html:not([data-script]) &[data-filters='working'] {
    display: none;
  }
`;

export const ArticleList = styled.ul`
  li {
    border-block-start: 1px solid var(--color-line);
  }

  article {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-6);
  }
  article > p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  article > div {
    display: grid;
    gap: var(--space-3);
  }
  :is(h2, h3, h4) {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  div p {
    max-inline-size: var(--width-text);
    color: var(--color-muted);
  }
  .category {
    color: var(--color-accent);
    font-weight: 560;
  }

  a {
    text-decoration-thickness: 2px;
  }

  [data-featured] {
    border: 1px solid var(--color-line);
    padding: var(--space-6) clamp(1.5rem, 4vw, 4rem) clamp(2rem, 5vw, 4rem);
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  [data-featured] :is(h2, h3, h4) {
    max-inline-size: 22ch;
    font-size: var(--text-2xl);
    line-height: 1.1;
  }
  [data-featured] div p {
    font-size: var(--text-lg);
  }
  li:has([data-featured]) {
    border: 0;
    padding-block-end: var(--space-5);
  }

  @media (min-width: 768px) {
    article:not([data-featured]) {
      grid-template-columns: 3fr 9fr;
    }
  }
`;
