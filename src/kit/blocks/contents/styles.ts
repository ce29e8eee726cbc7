import { styled } from 'styled-components';

export const EntryList = styled.div`
  > ol {
    border-block-start: 1px solid var(--color-line);
  }
  ol {
    counter-reset: entry;
  }
  li {
    counter-increment: entry;
  }
  > ol > li {
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--color-line);
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    text-decoration: none;
  }
  > ol > li > a {
    font-size: var(--text-lg);
    font-weight: 560;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
  }
  ol ol {
    padding-inline-start: var(--space-5);
    color: var(--color-muted);
  }
  /* A heading of two lines stays beside its number. */
  &[data-numbered] a {
    display: grid;
    grid-template-columns: minmax(var(--space-6), auto) 1fr;
    align-items: baseline;
    inline-size: fit-content;
  }
  &[data-numbered] ol ol {
    padding-inline-start: var(--space-6);
  }
  &[data-numbered] a::before {
    content: counters(entry, '.');
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
`;
