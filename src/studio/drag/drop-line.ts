import { css } from 'styled-components';

/** Of an entry's place in a list: the line where what is dragged would come, in the middle of a gap (`--drop-gap`). */
export const dropLine = css`
  position: relative;

  &[data-drop]::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    border-block-start: 2px solid var(--color-accent);
    pointer-events: none;
  }
  &[data-drop='before']::after {
    inset-block-start: calc(-0.5 * var(--drop-gap) - 1px);
  }
  &[data-drop='after']::after {
    inset-block-end: calc(-0.5 * var(--drop-gap) - 1px);
  }
  &[data-dragged] {
    opacity: 0.45;
  }
`;
