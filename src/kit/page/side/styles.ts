import { styled } from 'styled-components';

const gutter = 'max(var(--space-gutter), (100% - var(--width-page)) / 2)';

/** As wide as a page has to be for a column beside sections that are as wide as on a tablet. */
const wide = '@media screen and (min-width: 75em)';

/**
 * Above the text a line that opens; where there is room, and where a browser can show what is folded, a column that stays in sight. What
 * stands before it is as wide as the page.
 */
export const SideMenuRoot = styled.nav`
  padding: var(--space-4) ${gutter};
  border-block-end: 1px solid var(--color-line);
  font-size: var(--text-sm);

  summary {
    padding-block: var(--space-2);
    font-weight: 560;
    cursor: pointer;
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
      :has(> &) {
        display: grid;
        grid-template-columns: calc(15rem + ${gutter}) minmax(0, 1fr) calc(${gutter} - var(--space-gutter));
      }
      :has(> &) > * {
        grid-column: 1 / -1;
      }
      & ~ * {
        grid-column: 2;
      }
      & + section:not([data-background]) {
        padding-block-start: 0;
      }
      & {
        position: sticky;
        inset-block-start: calc(var(--width-header) + var(--space-5));
        grid-column: 1;
        grid-row-end: span 100;
        align-self: start;
        max-block-size: calc(100vh - var(--width-header) - var(--space-5));
        overflow: auto;
        padding-block: 0 var(--space-section);
        padding-inline: max(var(--space-gutter), (100vw - var(--width-page)) / 2) 0;
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
