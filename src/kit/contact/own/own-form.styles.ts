import { styled } from 'styled-components';

/** A form of one's own. What waits for an earlier answer is out of sight where a script can bring it, and there without one. */
export const OwnFormRoot = styled.div`
  form {
    display: grid;
    gap: var(--space-5);
    outline: none;
  }
  :root[data-script]:not([data-app-failed]) & [data-waits] {
    display: none;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .failure {
    padding: var(--space-4) var(--space-5);
    border: 2.5px solid var(--color-danger);
    border-radius: var(--radius-sm);
  }
`;

/** One question: what is asked, a hint, where it is answered, and what is wrong with the answer. */
export const QuestionRoot = styled.div`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > label,
  > legend {
    display: block;
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 560;
    line-height: 1.3;
  }
  &[data-required] > :is(label, legend)::after,
  &:not(fieldset)[data-required] > .tick > label::after {
    content: ' *' / '';
    color: var(--color-accent);
  }
  .hint {
    display: block;
    margin-block-start: var(--space-1);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  > :is(input, textarea) {
    display: block;
    inline-size: 100%;
    min-block-size: 3rem;
    margin-block-start: var(--space-2);
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    font-size: var(--text-md);
  }
  > [type='file'] {
    min-block-size: auto;
    padding: var(--space-3);
    cursor: pointer;
  }
  > [type='file']::file-selector-button {
    margin-inline-end: var(--space-3);
    padding: var(--space-2) var(--space-4);
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    color: var(--color-text);
    font: inherit;
    font-size: var(--text-sm);
    font-weight: 560;
    cursor: pointer;
  }
  > textarea {
    padding-block: var(--space-3);
    line-height: 1.5;
    resize: vertical;
  }
  > :is([inputmode='decimal'], [type='date']) {
    max-inline-size: 12rem;
  }
  .tick {
    display: flex;
    align-items: start;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding-block: var(--space-2);
  }
  .tick > input {
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 1.5px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-page);
    appearance: none;
  }
  .tick > [type='radio'] {
    border-radius: var(--radius-full);
  }
  .tick > :checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
    box-shadow: inset 0 0 0 4px var(--color-page);
  }
  @media (forced-colors: active) {
    .tick > input {
      appearance: auto;
    }
  }
  .tick > label {
    flex: 1;
    line-height: 1.5;
  }
  :is(input, textarea):focus-visible {
    outline-offset: 1px;
  }
  [aria-invalid='true'] {
    border-color: var(--color-danger);
    border-width: 2.5px;
  }
  .wrong {
    margin-block-start: var(--space-2);
    color: var(--color-danger);
    font-size: var(--text-sm);
    font-weight: 560;
  }
`;

/** All that is wrong, above the questions. */
export const SummaryRoot = styled.div`
  padding: var(--space-4) var(--space-5);
  border: 2.5px solid var(--color-danger);
  border-radius: var(--radius-sm);

  &:focus {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }
  ul {
    margin-block-start: var(--space-2);
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-danger);
    font-weight: 560;
    text-decoration-color: currentColor;
  }
`;

/** Said once a message has arrived; without a script the server leads here. Its line is no accent's: that of a site may be the red of mistakes. */
export const SentRoot = styled.div`
  padding: var(--space-5);
  border: 1.5px solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);

  &[data-waits]:not(:target) {
    display: none;
  }
  &:target {
    margin-block-end: var(--space-5);
  }
  > :first-child {
    font-size: var(--text-lg);
  }
  p {
    margin-block-start: var(--space-2);
  }
`;
