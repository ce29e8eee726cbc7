import { styled } from 'styled-components';
import { sampleRatio } from '../palette/Palette.styles.ts';

export const BeginningRoot = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-3);
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  /* A window sets what is chosen in one line. */
  && > label {
    position: relative;
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    align-items: start;
    gap: var(--space-1);
    min-inline-size: 0;
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    cursor: pointer;
  }
  && > label:hover {
    border-color: var(--color-border);
  }
  && > label:has(:checked) {
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  @media (forced-colors: active) {
    && > label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  && > label:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  input[type='radio'] {
    position: absolute;
    opacity: 0;
  }
  /* What has no picture has a sign beside its words. */
  && > label:has(> .sign) {
    grid-template: auto 1fr / auto minmax(0, 1fr);
    column-gap: var(--space-3);
    padding: var(--space-3);
  }
  .sign {
    grid-row: span 2;
    color: var(--color-muted);
  }
  .entry {
    grid-column: 1 / -1;
  }
  && .entry label {
    display: grid;
    font-weight: 600;
  }
  .waiting {
    border-radius: var(--radius-sm);
    background: var(--color-line);
    aspect-ratio: ${sampleRatio};
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-xs);
    line-height: 1.4;
  }
`;
