import { css } from 'styled-components';

/** The sign behind a button's words that a list opens below it. */
export const chevronStyle = css`
  content: '';
  display: inline-block;
  margin-inline-start: 0.5em;
  inline-size: 0.35em;
  block-size: 0.35em;
  border: solid;
  border-width: 0 1.5px 1.5px 0;
  transform: translateY(-0.2em) rotate(45deg);
`;
