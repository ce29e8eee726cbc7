import { styled } from 'styled-components';
import { chevronStyle } from '../../ui/chevron.styles.ts';

const gutter = 'max(var(--space-gutter), (100% - var(--width-page)) / 2)';

/** As wide as a page has to be for a column beside sections that are as wide as on a tablet. */
const wide = '@media screen and (min-width: 75em)';

/** The column without the space at its side. */
const column = '15rem';

/**
 * Above the text a line that opens; where there is room, and where a browser can show what is folded, a column that stays in sight. What
 * stands before it is as wide as the page; what follows ends where the page ends, and its grounds at the window's edge.
 */
export const SideMenuRoot = styled.nav`
  padding: var(--space-2) ${gutter};
  border-block: 1px solid var(--color-line);
  font-size: var(--text-sm);

  summary {
    padding-block: var(--space-3);
    font-weight: 560;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    ${chevronStyle}
  }
  [open] > summary::after {
    transform: rotate(225deg);
  }
  summary:hover {
    color: var(--color-accent);
  }
  a {
    display: block;
    padding-block: var(--space-2);
    color: var(--color-muted);
    text-decoration: none;
  }
  a:hover,
  [aria-current] {
    color: var(--color-accent);
  }
  [aria-current] {
    font-weight: 560;
  }
  ul ul {
    padding-inline-start: var(--space-4);
    border-inline-start: 1px solid var(--color-line);
  }

  @supports selector(::details-content) {
    ${wide} {
      [data-view]:has(> &) {
        display: grid;
        grid-template-columns: calc(${column} + ${gutter}) minmax(0, 1fr);
      }
      [data-view]:has(> &) > * {
        grid-column: 1 / -1;
      }
      && ~ * {
        grid-column: 2;
      }
      & ~ :not([data-background='plain']) {
        padding-inline: var(--space-gutter) max(var(--space-gutter), 100% + ${column} - var(--width-page));
      }
      & + section:not([data-background]) {
        padding-block-start: 0;
      }
      && {
        position: sticky;
        inset-block-start: calc(var(--width-header) + var(--space-5));
        grid-column: 1;
        grid-row-end: span 100;
        align-self: start;
        max-block-size: calc(100vh - var(--width-header) - var(--space-5));
        overflow: auto;
        padding-block: 0 var(--space-section);
        padding-inline: calc(100% - ${column}) var(--space-4);
        border: 0;
      }
      &::before {
        content: attr(aria-label) / '';
        font-weight: 560;
      }
      summary {
        display: none;
      }
      ::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
`;
