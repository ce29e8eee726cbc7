import { css } from 'styled-components';

/** How what is shown elsewhere on the screen stands out of a list: neither where the pointer is nor in another theme is it like others. */
export const chosenRow = css`
  background: color-mix(in srgb, var(--color-accent) 14%, transparent);
  box-shadow: inset 3px 0 0 var(--color-accent);
`;

/** What ends, or begins, above what scrolls fades into it. */
export const fade = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  block-size: var(--space-3);
  pointer-events: none;
`;
