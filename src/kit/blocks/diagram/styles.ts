import { styled } from 'styled-components';

export const DiagramRoot = styled.figure`
  .drawing {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .middle {
    order: -1;
    position: relative;
    display: grid;
    align-items: center;
    padding: 0.75rem 0.75rem calc(0.75rem + 1px);
  }
  .center {
    position: relative;
    display: grid;
    place-content: center;
    gap: var(--space-2);
    inline-size: 10rem;
    aspect-ratio: 1;
    padding: var(--space-5);
    border: 1px solid transparent;
    border-radius: var(--radius-full);
    background: var(--color-signal);
    color: var(--color-on-signal);
    box-shadow:
      0 0 0 0.75rem var(--color-page),
      0 0 0 calc(0.75rem + 1px) var(--color-accent);
    font-size: var(--text-sm);
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }
  strong {
    font-size: var(--text-lg);
    font-weight: 580;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  ul {
    z-index: 1;
    display: grid;
    margin-inline-start: 5.75rem;
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--color-accent);
  }
  li {
    position: relative;
    display: grid;
    grid-template: 'icon label' 'icon text' / auto 1fr;
    align-items: center;
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
  }
  li > svg {
    grid-area: icon;
  }
  li > strong {
    grid-area: label;
  }
  li > span {
    grid-area: text;
    color: var(--color-muted);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block: 1.35rem auto;
    inset-inline: calc(-1 * var(--space-5) - 0.35rem) auto;
    inline-size: 0.65rem;
    block-size: 0.65rem;
    border-radius: var(--radius-full);
    background: var(--color-text);
  }
  .middle > svg {
    display: none;
  }
  figcaption {
    margin-block-start: var(--space-6);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  @media (max-width: 19.99em) {
    ul {
      margin: 0;
    }
  }
  @media (min-width: 48em) {
    .drawing {
      grid-template-columns: 1fr 1.5fr 1fr;
      min-block-size: 30rem;
    }
    .middle {
      order: 0;
      justify-items: center;
      padding: 0;
    }
    .center {
      inline-size: 13rem;
    }
    .middle > svg {
      display: block;
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      fill: none;
      stroke: var(--color-border);
      stroke-width: 1.5;
    }
    .pulse {
      stroke: var(--color-accent);
      stroke-width: 4;
      stroke-linecap: round;
      stroke-dasharray: 3 200;
      stroke-dashoffset: -94;
      animation: travel 1.6s var(--motion-settled) var(--motion-ease) 3;
    }
    ul {
      grid-auto-rows: 1fr;
      margin: 0;
      padding-inline: var(--space-5);
      border: 0;
    }
    ul:first-child li {
      grid-template: 'label icon' 'text icon' / 1fr auto;
      text-align: end;
    }
    li {
      align-content: center;
      overflow-wrap: break-word;
    }
    li::before,
    ul:first-child li::before {
      inset-block-start: calc(50% - 0.35rem);
    }
    ul:first-child li::before {
      inset-inline: auto calc(-1 * var(--space-5) - 0.35rem);
    }
  }
`;
