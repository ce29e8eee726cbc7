import { styled } from 'styled-components';

/** Links are as high as a finger needs; a long name breaks instead of widening the page. */
export const BreadcrumbRoot = styled.nav`
  padding: var(--space-4) max(var(--space-gutter), (100% - var(--width-page)) / 2) 0;
  color: var(--color-muted);
  font-size: var(--text-sm);

  ol {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-1);
  }
  li + li::before {
    content: '/' / '';
    color: var(--color-border);
  }
  a {
    color: inherit;
    text-decoration-color: transparent;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  span {
    color: var(--color-text);
  }
`;
