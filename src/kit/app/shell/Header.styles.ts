import { styled } from 'styled-components';
import { layer } from '../../theme/layers.ts';
import { chevronStyle } from '../../ui/chevron.styles.ts';
import { skipStyle } from './skip.styles.ts';

export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--width-header);
  padding-inline: max(var(--space-gutter), (100% - var(--width-page)) / 2);
  background: var(--color-page);
  border-block-end: 1px solid var(--color-line);

  a,
  button {
    text-decoration: none;
    font-size: min(var(--text-sm), 4.7vw);
    font-weight: 500;
  }
  > a {
    display: flex;
    margin-inline-end: auto;
    padding-block: var(--space-3);
  }
  > a:first-child {
    ${skipStyle}
  }

  [popover] {
    all: unset;
  }
  [popover]:popover-open {
    box-sizing: border-box;
    position: fixed;
    inset: var(--width-header) 0 auto;
    max-block-size: calc(100dvh - var(--width-header));
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--color-page);
    animation: appear var(--motion-fast) var(--motion-ease);
  }

  /* What is current is on the line: a stretch of it, or a dot where the list stands alone. */
  [aria-current] {
    position: relative;
  }
  [aria-current]::before {
    content: '';
    position: absolute;
    inset: auto var(--inset) -0.55rem;
    border-block-start: 3px solid var(--color-accent);
  }

  [data-theme-toggle] svg {
    inline-size: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  [data-theme-toggle] path:first-child {
    stroke: var(--color-accent);
    stroke-width: 6;
  }
  :root[data-theme='light'] & .to-light,
  :root:not([data-theme='light']) & .to-dark {
    display: none;
  }

  @supports selector(:popover-open) {
    [popover]:not(:popover-open) {
      display: none;
    }
  }

  @media screen and (max-width: 47.99em) {
    --inset: 0;
    nav button {
      display: none;
    }
    .toggle {
      padding: var(--space-3);
      white-space: nowrap;
    }
    .toggle::after {
      content: '';
      display: inline-block;
      margin-inline-start: var(--space-2);
      inline-size: 1.25em;
      block-size: 0.5rem;
      border-block: 1.5px solid;
    }
    .toggle[aria-expanded='true']::after {
      content: '×' / '';
      border: 0;
      font-size: 2rem;
      line-height: 0.5rem;
      vertical-align: middle;
    }
    nav:popover-open {
      block-size: 100dvh;
      padding: var(--space-4) var(--space-gutter) var(--space-8);
    }
    nav ul ul {
      display: block !important;
    }
    nav > ul > li {
      padding-block: var(--space-3);
      border-block-end: 1px solid var(--color-line);
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
    ul span {
      display: none;
    }
    nav [aria-current]::before {
      inset-block: 1.35rem auto;
      inset-inline: -50vw 100%;
      margin-inline-end: var(--space-2);
    }
  }

  @media screen and (min-width: 48em) {
    --inset: clamp(0.5rem, 1.4vw, 1.25rem);
    .toggle {
      display: none;
    }
    nav {
      display: block !important;
    }
    /* Where there is little room the name takes more lines, before the menu does. */
    > a {
      flex-shrink: 9;
      overflow-wrap: break-word;
    }
    nav > ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: end;
    }
    nav [data-variant] {
      margin-inline-start: var(--inset);
      line-height: inherit;
    }
    nav > ul > li > :is(a, button) {
      display: block;
      padding: var(--space-3) var(--inset);
      white-space: nowrap;
    }
    nav button::after {
      ${chevronStyle}
    }
    nav button:hover,
    nav button[aria-expanded='true'] {
      color: var(--color-accent);
    }
    nav ul:popover-open {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 0 var(--space-6);
      padding: var(--space-6) max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-7);
      border-block-end: 1px solid var(--color-line);
    }
    ul[aria-label]::before {
      content: attr(aria-label) / '';
      grid-row: 1 / 9;
      font-size: var(--text-2xl);
      font-weight: 560;
      letter-spacing: -0.022em;
      line-height: 1.1;
    }
    ul ul li {
      position: relative;
      padding-block: var(--space-3);
      border-block-start: 1px solid var(--color-line);
    }
    ul ul a {
      position: static !important;
      font-size: var(--text-md);
    }
    ul ul a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    ul ul [aria-current]::before {
      inset-block: -1px auto;
      inset-inline: 0 75%;
    }
    ul span {
      display: block;
      color: var(--color-muted);
      font-size: var(--text-sm);
    }
  }

  /* The header's own line fills as one reads on. */
  @supports (animation-timeline: scroll()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      &::after {
        content: '';
        position: absolute;
        inset: auto 0 -1px;
        block-size: 1px;
        background: var(--color-accent);
        transform-origin: var(--begin, left);
        animation: draw linear;
        animation-timeline: scroll(root);
      }
    }
  }
`;
