import { styled } from 'styled-components';

export const FieldTableRoot = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  th,
  td {
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-5);
    border-block-start: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }
  thead th {
    border: 0;
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  tbody th {
    white-space: nowrap;
  }
  tbody th > code {
    color: var(--color-text);
    font-size: 1em;
    font-weight: 600;
  }
  tbody th > span {
    color: var(--color-muted);
  }
  [data-depth='1'] th {
    padding-inline-start: var(--space-5);
  }
  [data-depth='2'] th {
    padding-inline-start: var(--space-7);
  }
  em {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    margin-inline-start: var(--space-3);
    color: var(--color-accent);
    font-size: var(--text-xs);
    font-style: normal;
  }
  em::before {
    content: '';
    inline-size: 0.45rem;
    block-size: 0.45rem;
    border-radius: var(--radius-full);
    background: currentColor;
  }
  td:nth-child(2) {
    min-inline-size: 9rem;
    color: var(--color-muted);
  }
  td:last-child {
    min-inline-size: 18rem;
    padding-inline-end: 0;
  }
  tr:target > * {
    background: var(--color-surface);
  }

  summary {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
    cursor: pointer;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
  }
  .choices li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: 0.1rem 0.6rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-full);
  }
  .choices svg {
    inline-size: 1.25rem;
    block-size: auto;
  }
`;
