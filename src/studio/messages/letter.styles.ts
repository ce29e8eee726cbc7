import { css } from 'styled-components';

/** A letter on its sheet. */
export const letter = css`
  .letter {
    grid-area: letter;
    min-inline-size: 0;
    overflow-y: auto;
    padding: var(--space-5) clamp(var(--space-4), 4vw, var(--space-6)) 6rem;
    background: var(--color-surface);
  }
  .letter > .back {
    display: none;
  }
  article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    max-inline-size: 44rem;
    margin-inline: auto;
    padding: clamp(var(--space-4), 3vw, var(--space-6));
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-raised);
  }
  article h2 {
    font-size: 1.375rem;
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  article h2:focus {
    outline: none;
  }
  .muted {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.6em;
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
  .muted > * + *::before {
    margin-inline-end: 0.6em;
    content: '·' / '';
  }
  .question {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding-block: var(--space-5);
    border-block: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  dd {
    margin: 0;
    font-size: 1rem;
    line-height: 1.55;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    margin-block-start: var(--space-2);
  }
  .letter .file button {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
  article > footer {
    display: grid;
    gap: var(--space-1);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .person summary {
    padding-block: var(--space-1);
    color: var(--color-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .person > p {
    margin-block: var(--space-2);
    overflow-wrap: anywhere;
  }
  @media (width < 48rem) {
    .letter {
      padding: var(--space-3) var(--space-3) 6rem;
    }
    .letter > .back {
      display: inline-flex;
      margin-block-end: var(--space-3);
      border-color: transparent;
      background: none;
    }
  }
`;
