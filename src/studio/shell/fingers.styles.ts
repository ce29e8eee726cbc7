import { css } from 'styled-components';

/** What a finger presses is as large as one (WCAG 2.2, 2.5.5). */
export const asFingers = css`
  @media (40rem <= width < 60rem), (width >= 60rem) and (pointer: coarse) {
    &&&& :is(button, select, summary, textarea, input:not([type='checkbox'], [type='radio'])),
    &&&& :is(label:has(> input), [role='treeitem'], header a) {
      min-block-size: 2.75rem;
    }
    &&&& :is(button, input[type='color']) {
      min-inline-size: 2.75rem;
    }
  }
`;
