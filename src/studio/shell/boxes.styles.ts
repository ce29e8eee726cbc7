import { css } from 'styled-components';

/** Boxes to tick have a ground and an edge like every field: a browser's own are grey in the dark, as if they couldn't be pressed. */
export const plainBoxes = css`
  input {
    accent-color: var(--color-accent);
  }
  [type='checkbox']:not(:checked, :indeterminate, [role]) {
    appearance: none;
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    border: 1px solid var(--color-border);
    border-radius: 3px;
    background: var(--color-page);
  }
`;
