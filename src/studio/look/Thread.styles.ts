import { css, styled } from 'styled-components';
import { control, smallButton } from '../form/FieldFrame.styles.ts';

/** Fields and buttons of what is said of a draft, alike beside the pages and in the Studio. */
export const spoken = css`
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  label {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  :is(input, textarea, select) {
    ${control}
    font-weight: 400;
  }
  textarea {
    resize: vertical;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .row > button {
    ${smallButton}
    min-block-size: 2rem;
    padding-inline: var(--space-3);
  }
  .row > button.main {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 580;
  }
  .row > button.main:hover {
    border-color: var(--color-accent);
    background: var(--color-accent);
    filter: brightness(0.93);
  }
  .muted {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .wrong {
    color: var(--color-danger);
    font-size: var(--text-xs);
  }
`;

export const ThreadRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-raised);

  ${spoken}
  &[data-settled] {
    background: none;
  }
  &[data-settled] .said {
    color: var(--color-muted);
  }
  .place {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .place button {
    color: var(--color-accent);
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .said + .said {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--color-line);
  }
  .text {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
