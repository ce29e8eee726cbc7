import { styled } from 'styled-components';

/** Something that somebody has to decide, below the bar and above everything else. */
export const Question = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  max-block-size: 50vh;
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-raised);

  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  fieldset {
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
    padding: var(--space-2) 0;
    border: 0;
  }
  legend {
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  label span {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  button {
    padding: 0.375rem var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-sm);
  }
  h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    inline-size: 100%;
    padding: 0;
    border: 0;
    font-weight: inherit;
    text-align: start;
  }
  [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  button[data-main] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 560;
  }
`;

/** What is asked, which scrolls where it is much. */
export const AskedWords = styled.div`
  display: grid;
  gap: var(--space-3);
  min-block-size: 0;
  margin: calc(-1 * var(--space-1));
  padding: var(--space-1);
  overflow-y: auto;
`;

/** Both sides of what was changed twice, beside each other where there is room. */
export const Sides = styled.fieldset`
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
`;

/** The words of a text in which it differs from another. */
export const Differing = styled.mark`
  background: color-mix(in srgb, var(--color-accent) 24%, transparent);
  color: inherit;
  font-weight: 560;
`;

export const Answers = styled.div`
  display: flex;
  flex-shrink: 0;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
