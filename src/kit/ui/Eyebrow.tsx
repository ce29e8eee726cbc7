import { styled } from 'styled-components';

/** A few words above a heading. The line leaves a dot and leads into them. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 500;

  &::before {
    content: '';
    flex: none;
    inline-size: 2.75rem;
    block-size: 0.5rem;
    background: var(--line-from);
    color: var(--color-accent);
  }

  @supports (animation-timeline: view()) {
    &::before {
      transform-origin: var(--begin, left);
      animation: draw linear both;
      animation-timeline: view();
      animation-range: entry 20% cover 30%;
    }
  }
`;
