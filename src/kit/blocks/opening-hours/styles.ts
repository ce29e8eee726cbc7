import { styled } from 'styled-components';

export const HoursRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: 40rem;

  /* Its line is kept free from the start, so that nothing moves when the words come. */
  > open-now {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 1.6em;
    font-size: var(--text-lg);
    font-weight: 560;
    line-height: 1.3;
  }
  html:not([data-script]) & > open-now {
    display: none;
  }
  > open-now[data-state]::before {
    content: '';
    flex: none;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 2px solid var(--color-border);
    border-radius: var(--radius-full);
  }
  > open-now[data-state='open']::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
    box-shadow: 0 0 0 0.35rem color-mix(in srgb, var(--color-accent) 25%, transparent);
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  th {
    padding-inline-end: var(--space-4);
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* A narrow window, or large letters in any other: a time goes on in the next line. */
  @media (max-width: 20em) {
    td {
      white-space: normal;
    }
  }
  td span {
    display: block;
  }
  td[data-closed],
  th .title + span {
    color: var(--color-muted);
  }
  th .title {
    display: block;
    font-weight: 560;
  }
  [aria-current] > * {
    border-block-start-color: var(--color-accent);
    font-weight: 620;
  }
  [aria-current] > td[data-closed] {
    color: inherit;
  }

  :is(h2, h3, h4) {
    margin-block-start: var(--space-4);
    font-size: var(--text-xl);
  }
  address {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    font-style: normal;
  }
  > p {
    margin: 0;
  }
`;
