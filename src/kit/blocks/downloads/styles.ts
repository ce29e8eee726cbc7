import { styled } from 'styled-components';

export const FileList = styled.ul`
  /* The sign, and the gap behind it: below it everything stands under the name. */
  --sign: calc(0.5rem + 0.7 * var(--text-lg));
  border-block-start: 1px solid var(--color-line);

  li {
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
  li > a {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    justify-content: space-between;
    position: relative;
    padding: var(--space-1) 0;
    padding-inline-start: var(--sign);
    text-decoration: none;
  }
  .name {
    font-size: var(--text-lg);
    font-weight: 560;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  li > a:hover .name {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
  }
  /* The sign of a file that comes down: the design's line, upright, into its dot. */
  .name::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: 0.5rem;
    block-size: 1em;
    margin-block-start: 0.2em;
    background:
      radial-gradient(circle at 50% calc(100% - 0.25rem), var(--color-accent) 0.2rem, #0000 0.25rem),
      linear-gradient(var(--color-accent), var(--color-accent)) center / 1px 100% no-repeat;
    transition: transform var(--motion-slow) var(--motion-ease);
  }
  li > a:hover .name::before {
    transform: translateY(0.15em);
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
  p {
    padding-inline-start: var(--sign);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
