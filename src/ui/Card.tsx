import { styled } from 'styled-components';

/** One of several things of equal weight. A card whose heading holds a link is clickable as a whole. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  transition: border-color var(--motion-fast);

  :is(h2, h3, h4) {
    font-size: var(--text-xl);
    line-height: 1.2;
  }
  p,
  li {
    color: var(--color-muted);
  }
  :is(h2, h3, h4) a {
    text-decoration: none;
  }
  :is(h2, h3, h4) a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:has(:is(h2, h3, h4) a:hover) {
    border-color: var(--color-accent);
  }
`;
