import { css } from 'styled-components';

/** Where something is pressed with a finger: on a phone or a tablet, and on whatever has no finer pointer. */
export const forFingers = '(width < 60rem), (pointer: coarse)';

/** Everywhere else. */
export const notForFingers = '(width >= 60rem) and (not (pointer: coarse))';

/** What a finger presses is as large as one (WCAG 2.2, 2.5.5). A drawing that is chosen is larger than one. */
export const asFingers = css`
  @media ${forFingers} {
    &&&& :is(button, select, summary, textarea, input:not([type='checkbox'], [type='radio'])),
    &&&& :is(label:has(> input):not([data-drawn] > label), [role='treeitem'], header a) {
      min-block-size: 2.75rem;
    }
    &&&& :is(button, input[type='color']) {
      min-inline-size: 2.75rem;
    }
  }
`;
