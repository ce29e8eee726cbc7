import { styled } from 'styled-components';

/** How much there is, and in which order it stands. */
export const StateHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  /* Else it would stand above the others, whatever their row says. */
  legend {
    float: inline-start;
    margin: 0;
  }
`;

/** Notes of a group as lines of a table: what is said, where, and what can be done about it, each below that of the others. */
export const NoteList = styled.ul`
  display: grid;
  /* The same in every group: as wide as nearly all buttons of a note; the rest take a second line. */
  grid-template-columns: minmax(0, 1fr) 11rem 18rem;
  /* Beside other lists there is less room, and one button. */
  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }

  > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: var(--space-1) var(--space-5);
    align-items: baseline;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: none;
    font-size: var(--text-xs);
  }
  /* What is said comes first and is the largest. */
  > li > div > p:first-child {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  > li:not(:has(> p)) > div:first-child {
    grid-column: span 2;
  }
  > li > .row {
    justify-content: end;
  }
  > li > form {
    grid-column: 1 / -1;
    margin-block-start: var(--space-2);
  }
  /* Where it is stands below what is said. */
  @media (width < 72rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > li > :is(div:first-child, p) {
      grid-column: 1;
    }
    > li > .row {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);

    > li > *,
    > li > .row {
      grid-area: auto / 1 / auto / -1;
    }
    > li > .row {
      justify-content: start;
    }
  }
`;
