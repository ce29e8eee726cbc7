import { styled } from 'styled-components';

const gutter = 'max(var(--space-gutter), (100% - var(--width-page)) / 2)';

/** It stands in the space that the top of the page leaves below its words. */
export const LineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  margin-block-start: calc(-0.5 * clamp(3.5rem, 7vw, 6.5rem));
  padding: var(--space-4) ${gutter};
  color: var(--color-muted);
  font-size: var(--text-sm);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  li {
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-full);
  }
`;

/** Two halves of a line; on a phone one below the other. The later article stands where the line ends. */
export const StepsRoot = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5) var(--space-6);
  padding: var(--space-6) ${gutter} var(--space-section);

  p {
    border-block-start: 1px solid var(--color-line);
  }
  a {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-4);
    text-decoration: none;
  }
  span {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  b {
    font-size: var(--text-lg);
    font-weight: 560;
    line-height: 1.3;
  }
  a:hover b {
    text-decoration: underline;
  }
  [data-side='next'] {
    text-align: end;
  }
  [data-side='next']:only-child {
    grid-column: -2;
  }
`;
