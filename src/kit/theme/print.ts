import { css } from 'styled-components';

/** A page prints as an article: ink on paper, every link spelled out, every closed answer open. */
export const print = css`
  @media print {
    main :is(a[href^='/'], a[href^='http'])::after {
      all: unset !important;
      content: ' (' var(--at, '') attr(href) ')' !important;
      font-size: 0.8em !important;
    }
    section {
      padding-block: 1rem !important;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    ::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    /* It does nothing on paper; begun again behind it, it would take the place of who has scrolled. */
    [data-view] > *,
    footer {
      animation: wait !important;
    }
    nav,
    button {
      display: none !important;
    }
  }
`;
