import { styled } from 'styled-components';
import { forFingers } from '../shell/fingers.styles.ts';

export const TextPaneRoot = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  font-size: var(--text-xs);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    padding: var(--space-2) var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
  /* What closes the pane stands in the middle of its head. */
  @media ${forFingers} {
    > header {
      align-content: center;
      min-block-size: calc(2.75rem + 2 * var(--space-1));
    }
  }
  h2 {
    font-size: var(--text-xs);
    letter-spacing: 0;
  }
  > header p {
    color: var(--color-muted);
  }
  > [role='alert'] {
    padding: var(--space-4);
  }
  .editor {
    min-block-size: 0;
    overflow: hidden;
  }
`;
