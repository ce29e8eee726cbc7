import { styled } from 'styled-components';

export const SectionRoot = styled.section`
  position: relative;
  padding: var(--space-section) max(var(--space-gutter), (100% - var(--width-page)) / 2);
  background: var(--color-page);
  color: var(--color-text);

  &[data-background='tinted'] {
    --color-page: var(--color-surface);
    --color-surface: var(--color-raised);
  }

  > header {
    display: grid;
    gap: var(--space-4);
    margin-block-end: var(--space-8);
  }

  > header > * {
    max-inline-size: 24ch;
    font-size: var(--text-2xl);
  }
  > header > svg {
    max-inline-size: 30rem;
    margin-block-start: var(--space-5);
  }
  &[data-layout='statement'] > header > :is(h2, h3) {
    max-inline-size: 16ch;
    font-size: var(--text-3xl);
    letter-spacing: -0.045em;
    line-height: 1;
  }

  .eyebrow {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    max-inline-size: none;
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 500;
  }

  /* The line: it leaves a dot and leads into the words. */
  .eyebrow::before {
    content: '';
    flex: none;
    inline-size: 2.75rem;
    block-size: 0.5rem;
    background:
      radial-gradient(circle at 0.25rem, var(--color-accent) 0.21rem, #0000 0.25rem),
      linear-gradient(var(--color-accent), var(--color-accent)) center / 100% 1px no-repeat;
  }

  .lead {
    max-inline-size: 52ch;
    color: var(--color-muted);
    font-size: var(--text-lg);
    line-height: 1.5;
  }

  @media (min-width: 768px) {
    &[data-layout='split'] {
      display: grid;
      grid-template-columns: 5fr 7fr;
      gap: var(--space-8);
    }
    &[data-layout='split'] > header {
      align-content: start;
      margin: 0;
    }
    &[data-layout='split'] > :only-child {
      grid-column: 2;
    }
  }

  @supports (animation-timeline: view()) {
    .eyebrow::before {
      transform-origin: left;
      animation: draw linear both;
      animation-timeline: view();
      animation-range: entry 20% cover 30%;
    }
  }
`;
