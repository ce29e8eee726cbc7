import { styled } from 'styled-components';
import { foldSign, HelpRoot } from '../FieldFrame.styles.ts';

/** Fields that belong together, with a line at their side. */
export const GroupRoot = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  > .title {
    font-size: var(--text-xs);
    font-weight: 600;
  }
  /* What they are for stands with their name, and they as far below it as below the name. */
  > .title + ${HelpRoot},
  > .title + .inside > ${HelpRoot}:first-child {
    margin-block-start: calc(var(--space-1) - var(--space-3));
  }
  > * > ${HelpRoot}:first-child {
    margin-block-end: calc(var(--space-3) - var(--space-4));
  }
  > .inside {
    display: grid;
    gap: var(--space-4);
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--color-line);
  }
  /* Entries stand in boxes of their own, and what is inside of one belongs together by that. */
  &[data-list] > .inside,
  [data-kind='group'] & > .inside {
    padding-inline-start: 0;
    border: 0;
  }

  > .plain {
    display: grid;
    gap: var(--space-4);
  }
  > details {
    border-block-start: 1px solid var(--color-line);
  }
  > details > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.5rem;
    font-size: var(--text-sm);
    font-weight: 560;
    cursor: pointer;
  }
  > details > summary small {
    margin-inline-start: auto;
    color: var(--color-danger);
    font-size: 0.75rem;
    font-weight: 400;
  }
  > details > .inside {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-2) var(--space-4);
  }
  > details > summary::before {
    ${foldSign}
  }
  > details[open] > summary::before {
    transform: rotate(90deg);
  }
`;
