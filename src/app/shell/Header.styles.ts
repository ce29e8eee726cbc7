import { styled } from 'styled-components';

export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--layer-header);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: var(--width-header);
  padding-inline: max(var(--space-gutter), (100% - var(--width-page)) / 2);
  background: var(--color-page);
  border-block-end: 1px solid var(--color-line);

  a,
  nav button,
  .toggle {
    text-decoration: none;
    font-size: var(--text-sm);
    font-weight: 500;
  }
  .logo {
    display: flex;
    margin-inline-end: auto;
    padding-block: var(--space-3);
  }
  .logo:hover {
    color: inherit;
  }
  .skip {
    position: absolute;
    inset: var(--space-2) auto auto var(--space-4);
    z-index: var(--layer-skip);
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-full);
    background: var(--color-signal);
    color: var(--color-on-signal);
  }
  .skip:not(:focus) {
    transform: translateY(-200%);
  }

  /* What is current: a dot on the line of the header. */
  [aria-current] {
    position: relative;
  }
  [aria-current]::before {
    content: '';
    position: absolute;
    background: var(--color-accent);
    border-radius: var(--radius-full);
  }

  [popover] {
    all: unset;
    display: none;
  }
  [popover]:popover-open {
    display: block;
    position: fixed;
    inset: var(--width-header) 0 auto;
    max-block-size: calc(100dvh - var(--width-header));
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--color-page);
    animation: appear var(--motion-fast) var(--motion-ease);
  }

  [data-theme-toggle] span {
    display: grid;
  }
  [data-theme-toggle] svg {
    inline-size: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  [data-theme-toggle] path:first-child {
    stroke-width: 8;
  }
  [data-theme-toggle] .to-dark path:first-child {
    stroke: var(--color-accent);
    stroke-width: 4;
  }
  :root[data-theme='light'] & .to-light,
  :root:not([data-theme='light']) & .to-dark {
    display: none;
  }

  @media (max-width: 767.9px) {
    nav button {
      display: none;
    }
    .toggle {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 2.75rem;
      padding-inline: var(--space-3);
    }
    .toggle::after {
      content: '';
      inline-size: 1.25rem;
      block-size: 0.55rem;
      border-block: 1.5px solid;
    }
    .toggle[aria-expanded='true']::after {
      block-size: 0.3rem;
      border-block-end-color: transparent;
    }
    nav:popover-open {
      block-size: 100dvh;
      padding: var(--space-4) var(--space-gutter) var(--space-8);
    }
    nav ul[popover] {
      display: block;
    }
    nav > ul > li {
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--color-line);
    }
    nav > ul > li > a {
      font-size: var(--text-xl);
    }
    nav a {
      display: block;
      padding-block: var(--space-2);
      font-size: var(--text-lg);
    }
    ul[aria-label]::before {
      content: attr(aria-label) / '';
      color: var(--color-muted);
      font-size: var(--text-sm);
    }
    ul[aria-label] span {
      display: none;
    }
    [aria-current]::before {
      inset: 1.35rem auto auto -0.9rem;
      inline-size: 0.4rem;
      block-size: 0.4rem;
    }
  }

  @media (min-width: 768px) {
    .toggle {
      display: none;
    }
    nav[popover] {
      display: block;
    }
    nav > ul {
      --inset: clamp(0.5rem, 1.4vw, 1.25rem);
      display: flex;
    }
    nav > ul > li > :is(a, button) {
      display: block;
      padding: var(--space-3) var(--inset);
      white-space: nowrap;
    }
    nav button:hover,
    nav button[aria-expanded='true'] {
      color: var(--color-accent);
    }
    nav button::after {
      content: '';
      display: inline-block;
      margin-inline-start: 0.5em;
      inline-size: 0.35em;
      block-size: 0.35em;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      transform: translateY(-0.2em) rotate(45deg);
    }
    nav > ul > li > [aria-current]::before {
      inset: auto var(--inset) -0.55rem;
      block-size: 3px;
    }
    nav ul[popover]:popover-open {
      display: grid;
      grid-template-columns: 4fr repeat(2, 4fr);
      gap: 0 var(--space-6);
      padding: var(--space-6) max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-7);
      border-block-end: 1px solid var(--color-line);
      box-shadow: var(--shadow-raised);
    }
    ul[aria-label]::before {
      content: attr(aria-label) / '';
      grid-row: 1 / 9;
      font-size: var(--text-2xl);
      font-weight: 560;
      letter-spacing: -0.022em;
      line-height: 1.1;
    }
    ul[aria-label] li {
      position: relative;
      padding-block: var(--space-3);
      border-block-start: 1px solid var(--color-line);
    }
    ul[aria-label] a {
      font-size: var(--text-md);
    }
    ul[aria-label] a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    ul[aria-label] span {
      display: block;
      color: var(--color-muted);
      font-size: var(--text-sm);
    }
    ul[aria-label] [aria-current] {
      position: static;
    }
    ul[aria-label] [aria-current]::before {
      inset: -1px auto auto 0;
      inline-size: 2.75rem;
      block-size: 3px;
    }
  }

  /* The header's own line fills as one reads on. */
  @supports (animation-timeline: scroll()) {
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 -1px;
      block-size: 1px;
      background: var(--color-accent);
      transform-origin: left;
      animation: draw linear;
      animation-timeline: scroll(root);
    }
    @media (prefers-reduced-motion: reduce) {
      &::after {
        display: none;
      }
    }
  }

  @supports not selector(:popover-open) {
    flex-wrap: wrap;
    block-size: auto;
    position: static;
    .toggle {
      display: none;
    }
    nav[popover],
    nav ul[popover] {
      display: block;
    }
  }
`;
