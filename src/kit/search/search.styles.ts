import { styled } from 'styled-components';

/** The field with its button; without a script it would do nothing, and isn't there. */
export const SearchFormRoot = styled.form`
  display: flex;
  gap: var(--space-3);
  inline-size: 100%;
  max-inline-size: 40rem;

  :root:not([data-script]) &,
  :root[data-app-failed] & {
    display: none;
  }
  input {
    flex: 1;
    inline-size: 0;
    min-block-size: 3rem;
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-full);
    background: var(--color-page);
    font-size: var(--text-md);
  }
  ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

export const SearchPageRoot = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding: var(--space-7) max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-section);

  h1 {
    font-size: var(--text-2xl);
  }
  > h2 {
    font-size: var(--text-lg);
  }
  > p {
    color: var(--color-muted);
  }
  ul {
    columns: 16rem;
    column-gap: var(--space-6);
    inline-size: 100%;
  }
  ul a {
    display: block;
    padding-block: var(--space-2);
  }
  ol {
    display: grid;
    gap: var(--space-6);
    max-inline-size: 46rem;
  }
  ol > li {
    display: grid;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
  ol h2 {
    font-size: var(--text-lg);
  }
  ol h3 {
    margin-block-start: var(--space-2);
    font-size: var(--text-md);
    font-weight: 560;
  }
  ol p {
    color: var(--color-muted);
  }
  mark {
    background: none;
    color: var(--color-text);
    font-weight: 580;
  }
`;
