import { styled } from 'styled-components';

export const DesignRoot = styled.div`
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding-block: var(--space-5) var(--space-7);
    border-block-start: 1px solid var(--color-line);
  }
  > section > h2:first-child {
    font-size: var(--text-lg);
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  .row,
  .swatches,
  .icons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4);
  }
  .ground {
    padding: var(--space-5) var(--space-6) var(--space-6);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    color: var(--color-text);
  }

  .swatches li {
    display: grid;
    inline-size: 7.5rem;
    font-size: var(--text-sm);
  }
  .swatches span {
    block-size: 4rem;
    margin-block-end: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
  }
  summary {
    padding-block: var(--space-2);
    cursor: pointer;
    font-size: var(--text-sm);
  }
  details {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-size: var(--text-sm);
  }
  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0 var(--space-6);
    text-align: start;
    font-weight: inherit;
    white-space: nowrap;
  }
  thead {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .sample {
    display: block;
    padding: 0.1rem 1rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    font-weight: 600;
  }
  .sample i {
    display: block;
    block-size: 2px;
    margin-block: 0.75em;
  }
  [data-verdict='too-little'] {
    color: var(--color-danger);
    font-weight: 700;
  }

  .type > li,
  .font > li,
  .space > li,
  .radius > li,
  .line > li,
  .shadow > li,
  .plain > li {
    display: grid;
    grid-template-columns: 9rem minmax(8rem, 20rem) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-2);
    font-size: var(--text-sm);
  }
  .type span {
    font-size: var(--token);
    font-weight: 540;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  .font span {
    font-family: var(--token);
    font-size: var(--text-xl);
  }
  .space span {
    inline-size: var(--token);
    max-inline-size: 100%;
    block-size: 0.75rem;
    background: var(--color-accent);
  }
  .radius span {
    inline-size: 6rem;
    block-size: 4rem;
    border: 2px solid var(--color-accent);
    border-radius: var(--token);
  }
  .line span {
    inline-size: 10rem;
    block-size: 0.5rem;
    background: var(--token);
    color: var(--color-accent);
  }
  .shadow span {
    inline-size: 10rem;
    block-size: 5rem;
    border-radius: var(--radius-md);
    background: var(--color-raised);
    box-shadow: var(--token);
  }

  .icons li {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    inline-size: 7.5rem;
    padding-block: var(--space-3);
    font-size: var(--text-sm);
  }
  .drawings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: var(--space-6);
  }
  .drawings li {
    display: grid;
    gap: var(--space-3);
    justify-items: center;
    font-size: var(--text-sm);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  }

  @media (max-width: 640px) {
    .type > li,
    .font > li,
    .space > li,
    .radius > li,
    .line > li,
    .shadow > li,
    .plain > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
