import { createGlobalStyle } from 'styled-components';

/**
 * The pages beside the one that is shown: the one that the visitor is about to open, and for a frame the one that was left.
 * `content-visibility` takes them out of sight and of the tab order, and keeps their layout. It is a formatting context of
 * its own then; all pages are, so that nothing is laid out again when one is shown.
 */
export const StageStyle = createGlobalStyle`
  [data-view] {
    display: flow-root;
  }
  :is([data-view='ahead'], [data-view='left']) {
    content-visibility: hidden;
  }
  @supports not (content-visibility: hidden) {
    :is([data-view='ahead'], [data-view='left']) {
      display: none;
    }
  }
`;
