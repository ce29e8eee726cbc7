import { styled } from 'styled-components';

export const FooterRoot = styled.footer`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, 34%), 1fr));
  gap: var(--space-7) var(--space-5);
  padding: var(--space-8) max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-6);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-sm);

  > div:first-child,
  small {
    grid-column: 1 / -1;
  }
  p {
    max-inline-size: 25.3em;
    margin-block-start: var(--space-4);
    color: var(--color-muted);
    text-wrap: balance;
  }

  /* The line runs above the columns; each hangs on it by a dot. */
  h2 {
    position: relative;
    padding-block: var(--space-5) var(--space-3);
    border-block-start: 1px solid var(--color-line);
    font-size: inherit;
    letter-spacing: 0;
  }
  h2::before {
    content: '';
    position: absolute;
    inset-block-start: -0.25rem;
    inset-inline-start: 0;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: var(--radius-full);
    background: var(--color-accent);
  }
  li a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-muted);
    text-decoration: none;
  }
  li a:hover {
    color: var(--color-accent);
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 0;
    nav:has(+ nav) ul {
      padding-inline-end: var(--space-4);
    }
    > div:first-child {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
    }
    > div:first-child > span {
      font-size: clamp(3rem, 9vw, 7.5rem);
    }
  }
`;
