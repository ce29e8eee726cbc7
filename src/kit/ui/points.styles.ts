import { css } from 'styled-components';

/** A list of short points in small letters, each behind a dot of the accent's colour. */
export const pointsStyle = css`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--width-text);
  font-size: var(--text-sm);

  li {
    padding-inline-start: 1.4em;
    background: radial-gradient(circle at var(--begin, left) 0.3em top 0.75em, var(--color-accent) 0.2em, #0000 0.25em);
  }
`;
