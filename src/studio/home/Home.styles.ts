import { styled } from 'styled-components';
import { control, dangerButton, smallButton } from '../form/FieldFrame.styles.ts';

/** One column in the middle of the screen, for what is done before and beside the editing. */
export const HomeScreen = styled.main`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  inline-size: min(44rem, 100% - 2rem);
  min-block-size: 100vh;
  margin-inline: auto;
  padding-block: min(12dvh, 6rem) var(--space-6);
  font-size: var(--text-sm);
  line-height: 1.5;

  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  h1 {
    font-size: 1.5rem;
  }
  h2 {
    font-size: 1.125rem;
  }
  &,
  section,
  form,
  ul {
    grid-template-columns: minmax(0, 1fr);
  }
  section,
  form {
    display: grid;
    gap: var(--space-3);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
  }
  /* A choice beside its button, on one line. */
  .choice {
    flex-wrap: nowrap;
    min-inline-size: 0;
  }
  .choice select {
    inline-size: auto;
    min-inline-size: 0;
  }
  .choice button {
    flex: none;
  }
  .choice:has(> .asked) {
    flex-wrap: wrap;
    justify-content: end;
  }
  .asked {
    flex: 1 0 100%;
    justify-content: end;
  }
  .line {
    display: block;
  }
  li > details {
    margin-block-start: var(--space-2);
  }
  .tick {
    justify-content: start;
    font-weight: 400;
  }
  details[open] > :not(summary) {
    margin-block-start: var(--space-3);
  }
  summary {
    cursor: pointer;
  }
  summary h2 {
    display: inline;
  }
  .log {
    display: grid;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }
  .log li {
    padding: 0;
    border: 0;
  }
  .muted {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .wrong {
    color: var(--color-danger);
  }
  ul {
    display: grid;
    gap: var(--space-3);
  }
  li {
    padding-block-end: var(--space-3);
    border-block-end: 1px solid var(--color-line);
  }
  label {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  input:not([type='checkbox']),
  select {
    ${control}
    font-weight: 400;
  }
  button {
    ${smallButton}
    justify-self: start;
    min-block-size: 2.25rem;
    padding-inline: var(--space-4);
  }
  button.main {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 580;
  }
  button.danger {
    ${dangerButton}
  }
  code {
    overflow-wrap: anywhere;
  }
`;
