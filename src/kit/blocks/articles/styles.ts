import { styled } from 'styled-components';

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block-end: var(--space-6);

  button[aria-pressed='true'] {
    --fill: var(--color-text);
    --ink: var(--color-page);
    --edge: var(--color-text);
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
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

/** A list of lines; the featured article is set large, on a lit one. */
export const ArticleItems = styled.ul`
  article {
    position: relative;
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--color-line);
  }
  article:has(a) {
    cursor: pointer;
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
    color: var(--color-muted);
  }
  a {
    text-decoration-thickness: 2px;
  }
  article > p > * {
    white-space: nowrap;
  }
  .category {
    display: block;
    color: var(--color-accent);
    font-weight: 560;
  }

  [data-featured] {
    padding-block: var(--space-6) var(--space-8);
    border: 0;
  }
  [data-featured]::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.5rem;
    background: var(--line-from);
    color: var(--color-accent);
  }
  [data-featured] :is(h2, h3, h4) {
    font-size: var(--text-2xl);
    line-height: 1.1;
  }
  [data-featured] div p {
    font-size: var(--text-lg);
  }

  @media (min-width: 48em) {
    article {
      grid-template-columns: 3fr 9fr;
    }
  }
`;

/** Above the words on a phone; else below the date, and of the featured article beside all of its words. */
export const ArticlePicture = styled.div`
  margin-block-end: var(--space-3);

  @media (min-width: 48em) {
    grid-area: 2 / 1;
    margin: 0;

    & ~ p {
      grid-area: 1 / 1;
    }
    & ~ div {
      grid-area: 1 / 2 / span 2;
      align-content: start;
    }
    article:has(> &) {
      grid-template-rows: auto 1fr;
    }
    [data-featured]:has(> &) {
      grid-template-columns: 5fr 7fr;
    }
    [data-featured] > & {
      grid-area: 1 / 1 / span 2;
    }
    [data-featured] > & ~ p {
      grid-area: 1 / 2;
    }
    [data-featured] > & ~ div {
      grid-area: 2 / 2;
    }
  }
`;
