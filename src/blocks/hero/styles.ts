import { styled } from 'styled-components';

export const HeroRoot = styled.section`
  display: grid;
  gap: var(--space-7) var(--space-6);
  padding: clamp(3rem, 7vw, 6.5rem) max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-8);
  overflow: clip;

  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-5);
  }
  .eyebrow {
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 560;
  }
  h1 {
    max-inline-size: 16ch;
    font-size: var(--text-3xl);
    font-weight: 540;
    letter-spacing: -0.045em;
    line-height: 0.98;
  }
  .lead {
    max-inline-size: 46ch;
    color: var(--color-muted);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .words > div {
    margin-block-start: var(--space-3);
  }
  > svg {
    max-inline-size: 34rem;
  }

  @media (min-width: 768px) {
    &[data-drawing] {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
    > dl {
      grid-column: 1 / -1;
    }
  }
`;
