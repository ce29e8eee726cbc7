import { styled } from 'styled-components';

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  text-align: start;

  caption {
    padding-block-end: var(--space-4);
    color: var(--color-muted);
    font-size: var(--text-sm);
    text-align: start;
  }

  th,
  td {
    padding-block: var(--space-4);
    padding-inline: 0 var(--space-5);
    border-block-end: 1px solid var(--color-line);
    text-align: start;
    vertical-align: baseline;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  thead th {
    border-block-end: 2px solid var(--color-border);
    font-size: var(--text-sm);
    font-weight: 560;
  }

  tbody th {
    font-size: var(--text-lg);
    font-weight: 560;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }

  td {
    color: var(--color-muted);
  }
  td > span {
    display: block;
    max-inline-size: var(--width-text);
  }

  strong {
    color: var(--color-text);
  }

  @media (min-width: 48em) {
    /* Up to four columns have room for whole words; of more, each has so much. */
    &:not(:has(th:nth-child(5))) :is(th, td) {
      overflow-wrap: break-word;
    }
    td a {
      overflow-wrap: anywhere;
    }
    th,
    td {
      min-inline-size: 6.2em;
    }
    tbody th {
      inline-size: 30%;
    }
  }

  /* On a narrow screen each row is a list, and each cell says which column it belongs to. */
  @media (max-width: 47.99em) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody,
    tr {
      display: block;
    }
    tr {
      padding-block: var(--space-4);
      border-block-end: 1px solid var(--color-line);
    }
    tbody th,
    td {
      display: grid;
      grid-template-columns: minmax(7.5rem, 2fr) 5fr;
      gap: var(--space-4);
      padding: var(--space-1) 0;
      border: 0;
    }
    tbody th {
      display: block;
      padding-block-end: var(--space-3);
    }
    td::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: var(--color-text);
      font-size: var(--text-sm);
      line-height: 1.8;
    }
    /* Of one column beside the names, its own name would stand in every row. */
    &:not(:has(th:nth-child(3))) {
      td {
        display: block;
      }
      td::before {
        display: none;
      }
    }
  }

  /* Letters twice as large on a phone: the column stands above the cell. */
  @media (max-width: 19.99em) {
    td {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;
