import { styled } from 'styled-components';
import { forFingers } from '../shell/fingers.styles.ts';

export const FormRootElement = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding-block: var(--space-4);
  overflow-wrap: anywhere;
  font-size: var(--text-sm);
  line-height: 1.5;

  > header {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
  h2 {
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  > header > p {
    color: var(--color-muted);
    font-size: var(--text-xs);
    line-height: 1.45;
  }
  > header .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    padding-block-start: var(--space-1);
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    min-inline-size: 0;
  }
  .fields > * {
    min-inline-size: 0;
  }
  /* What is worked in stands above the tools of texts, which come at the foot. */
  @media ${forFingers} {
    padding-block-end: var(--foot);
    --foot: calc(2.75rem + 2 * var(--space-5));

    [data-path] {
      scroll-margin-block-end: var(--foot);
    }
    /* What is said of a text stands below it. */
    [role='textbox'] {
      scroll-margin-block-end: calc(var(--foot) + 8rem);
    }
  }
  .unreadable {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--color-danger);
    border-radius: var(--radius-sm);
    font-size: var(--text-xs);
  }
`;
