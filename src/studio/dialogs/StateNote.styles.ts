import { styled } from 'styled-components';

/** Notes of a group, each with what can be done about it. */
export const NoteList = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-4);
    align-items: start;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  /* What is said comes first and is the largest; what can be done about it, and where, stands below. */
  > li > div > p:first-child {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  > li > div > p:not(:first-child) {
    font-size: var(--text-xs);
  }
  > li > .row {
    justify-content: end;
  }
  > li > form {
    grid-column: 1 / -1;
    margin-block-start: var(--space-2);
  }
  @media (max-width: 40rem) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    > li > .row {
      justify-content: start;
    }
  }
`;
