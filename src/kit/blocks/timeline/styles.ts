import { styled } from 'styled-components';
import { pointsStyle } from '../../ui/points.styles.ts';

/** The line of time: lit where things stand, dotted where it is only a vision. From top to bottom, or across. */
export const Track = styled.ol`
  display: grid;

  > li {
    --ink: var(--color-border);
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-3);
    padding-block: 0 var(--space-7);
    padding-inline: var(--space-6) 0;
  }
  > [data-status='current'] {
    --ink: var(--color-accent);
  }

  > li::before {
    content: '';
    position: absolute;
    inset-block: 0.75rem -0.75rem;
    inset-inline-start: 0.375rem;
    border: 0 solid var(--ink);
    border-inline-start-width: 2px;
  }
  > [data-status='vision']::before {
    border-style: dotted;
  }
  > :last-child::before {
    inset-block-end: 0;
  }

  > li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.75rem;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid var(--ink);
    border-radius: var(--radius-full);
    background: var(--color-page);
  }
  > [data-status='current']::after {
    background: var(--ink);
    box-shadow: 0 0 0 0.4rem color-mix(in srgb, var(--ink) 25%, transparent);
  }

  .when {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    font-size: var(--text-2xl);
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
  .when span {
    color: var(--color-muted);
    font-size: var(--text-sm);
    letter-spacing: 0;
  }
  [data-status='current'] .when span {
    color: var(--color-accent);
    font-weight: 580;
  }
  :is(h2, h3, h4) {
    font-size: var(--text-xl);
  }
  > li > p:not(.when),
  ul {
    color: var(--color-muted);
  }
  ul {
    ${pointsStyle}
  }

  @media (min-width: 64em) {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    row-gap: var(--space-7);

    > li {
      padding-block: var(--space-7) 0;
      padding-inline: 0 var(--space-4);
    }
    > li::before {
      inset: 0.375rem 0 auto;
      border-width: 2px 0 0;
    }
    > li::after {
      inset-block-start: 0;
    }
  }
`;
