import { styled } from 'styled-components';

/** The fields on one side, what they come to on the other. */
export const Desk = styled.div`
  display: grid;
  gap: var(--space-7) var(--space-6);

  @media (min-width: 64em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: 7fr 5fr;
    }
  }

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    align-content: start;
    gap: 0 var(--space-5);
  }
  > :nth-child(2) {
    grid-template-columns: 1fr;
    gap: var(--space-5);
  }
  > :nth-child(2) > * {
    margin: 0;
  }

  /* On a phone, the fields pass below the result: it is in sight whichever of them is filled in. */
  @media (max-width: 1023px) {
    gap: var(--space-5);
    input,
    select {
      scroll-margin-block-start: 10rem;
    }
    > :has(> output),
    output {
      display: contents;
    }
    output [data-emphasis] {
      order: -1;
      position: sticky;
      inset-block-start: var(--width-header);
      z-index: 1;
      grid-template-columns: 1fr auto;
      padding-block: var(--space-3);
      border-block-end: 3px solid var(--color-accent);
      background: var(--color-page);
    }
    output [data-emphasis] strong {
      font-size: var(--text-2xl);
    }
  }
`;

/** Label, hint, field and what is wrong with it, each on one line with those of the field beside it. */
export const FieldRoot = styled.div`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  padding-block-end: var(--space-5);

  label {
    grid-row: 1;
    align-self: end;
    font-weight: 560;
    line-height: 1.3;
  }
  p {
    grid-row: 2;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  .remark {
    grid-row: 4;
  }
  [aria-invalid],
  :has([aria-invalid]) + .remark {
    color: var(--color-danger);
  }
  div {
    grid-row: 3;
    display: flex;
    align-items: center;
    margin-block-start: var(--space-2);
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
  }
  div:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 1px;
  }
  input,
  select {
    flex: 1;
    inline-size: 0;
    min-block-size: 3.25rem;
    padding-inline: var(--space-4);
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    font-size: var(--text-xl);
    font-variant-numeric: tabular-nums;
  }
  select {
    margin-inline-end: var(--space-3);
    font-size: var(--text-md);
  }
  option {
    background: var(--color-page);
  }
  span {
    padding-inline-end: var(--space-4);
    color: var(--color-muted);
  }
`;

export const ResultsRoot = styled.output`
  display: grid;
  gap: var(--space-5);

  &::before {
    content: '';
    block-size: 0.5rem;
    background: var(--line-from);
    color: var(--color-accent);
  }

  > span {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: var(--space-2) var(--space-4);
    color: var(--color-muted);
  }
  strong {
    color: var(--color-text);
    font-size: var(--text-xl);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  [data-emphasis] {
    grid-template-columns: 1fr;
    color: var(--color-text);
  }
  [data-emphasis] strong {
    color: var(--color-accent);
    font-size: var(--text-figure);
    letter-spacing: -0.045em;
    line-height: 1;
  }
  svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 0.375rem;
    fill: var(--color-border);
  }
  [data-emphasis] svg {
    fill: var(--color-accent);
  }
  .track {
    fill: var(--color-line);
  }

  @media (forced-colors: active) {
    rect + rect {
      fill: CanvasText;
    }
    .track {
      display: none;
    }
  }
`;
