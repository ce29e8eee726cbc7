import { styled } from 'styled-components';
import { spoken } from './Thread.styles.ts';

export const LookDialogBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${spoken}
  .verdicts {
    display: grid;
    gap: var(--space-2);
  }
  .verdicts li {
    padding: var(--space-2) var(--space-3);
    border-inline-start: 3px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  .verdicts [data-kind='approved'] {
    border-color: var(--color-accent);
  }
  .verdicts [data-kind='missing'] {
    border-color: var(--color-danger);
  }
  .text {
    white-space: pre-line;
  }
`;
