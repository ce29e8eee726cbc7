import { styled } from 'styled-components';

export const BlockRoot = styled.div`
  > section > h2 {
    margin-block: var(--space-8) var(--space-5);
    font-size: var(--text-xl);
  }
  .command {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    font-size: var(--text-sm);
  }

  .example {
    display: grid;
    gap: var(--space-4) var(--space-5);
    padding-block: var(--space-5) var(--space-7);
    border-block-start: 1px solid var(--color-line);
  }
  .example > * {
    min-inline-size: 0;
  }
  .example > header {
    display: grid;
    gap: var(--space-2) var(--space-5);
  }
  .example h3 {
    font-size: var(--text-lg);
  }
  .example > header p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  .tools {
    border: 0;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    font-size: var(--text-xs);
  }
  .tools > * {
    padding: 0.25rem 0.75rem;
    border-radius: var(--radius-full);
  }
  .tools [aria-pressed='true'] {
    background: var(--color-raised);
  }

  /* Without script the frame is as wide as there is room, and scrolls. */
  .stage {
    overflow: hidden;
    block-size: 32rem;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    background: var(--color-page);
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    margin-inline: auto;
    border: 0;
    transform-origin: 0 0;
  }

  .yaml {
    position: relative;
    display: grid;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
  }
  pre {
    padding: var(--space-5);
    font-size: var(--text-xs);
    line-height: 1.7;
    tab-size: 2;
  }
  /* A long line goes on below its own beginning. */
  pre span {
    display: block;
    padding-inline-start: var(--margin);
    text-indent: calc(-1 * var(--margin));
    white-space: pre-wrap;
    color: var(--color-muted);
  }
  pre b {
    color: var(--color-text);
    font-weight: 600;
  }
  pre i {
    color: var(--color-border);
    font-style: normal;
  }
  [data-copy] {
    position: absolute;
    inset-block-start: var(--space-3);
    inset-inline-end: var(--space-3);
    padding: 0.25rem 0.9rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    background: var(--color-page);
    font-size: var(--text-xs);
  }
  [data-copy]:hover {
    background: var(--color-text);
    color: var(--color-page);
  }

  @media (min-width: 640px) {
    .example > header {
      grid-template-columns: 1fr auto;
      align-items: end;
    }
    .example > header h3 {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1200px) {
    .example {
      grid-template-columns: 8fr 5fr;
      align-items: start;
    }
    .example > header {
      grid-column: 1 / -1;
    }
    .stage {
      position: sticky;
      inset-block-start: calc(var(--width-header) + 1rem);
    }
  }
`;
