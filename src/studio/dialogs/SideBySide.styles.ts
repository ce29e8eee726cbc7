import { styled } from 'styled-components';

export const Table = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    min-inline-size: 20rem;
    font-size: 0.75rem;
    line-height: 1.5;
  }
  th {
    padding: var(--space-1) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    color: var(--color-muted);
    font-weight: 600;
    text-align: start;
  }
  td {
    padding: 0 var(--space-3);
    font-family: ui-monospace, monospace;
    vertical-align: top;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  td:empty {
    block-size: 1.5em;
  }
  td + td,
  th + th {
    border-inline-start: 1px solid var(--color-line);
  }
  [data-gone] {
    background: color-mix(in srgb, var(--color-danger) 14%, transparent);
    text-decoration: line-through;
    text-decoration-color: color-mix(in srgb, var(--color-danger) 60%, transparent);
  }
  [data-new] {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
  }
  [data-gap] td {
    color: var(--color-muted);
    text-align: center;
  }
`;
