import { css, styled } from 'styled-components';
import { onlyHeard } from '#kit';
import { layer, shadow } from '#kit/theme';
import { dangerButton, smallButton } from '../form/FieldFrame.styles.ts';
import { boxes } from './boxes.styles.ts';
import { letter } from './letter.styles.ts';
import { list } from './list.styles.ts';

const button = css`
  ${smallButton}
  gap: var(--space-2);
  min-block-size: 2.25rem;
  padding-inline: var(--space-3);
  font-size: var(--text-sm);
  text-decoration: none;
  white-space: nowrap;
`;

/** One screen of three parts; on a tablet the boxes lie above, on a phone one part is seen at a time. */
export const Screen = styled.div`
  display: grid;
  grid-template: 'bar bar bar' auto 'boxes list letter' minmax(0, 1fr) / 13rem minmax(18rem, 24rem) minmax(0, 1fr);
  block-size: 100dvh;
  font-size: var(--text-sm);
  line-height: 1.5;

  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  .bar {
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: 3.25rem;
    padding-inline: var(--space-4);
    border-block-end: 1px solid var(--color-line);
  }
  .bar a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--color-muted);
    text-decoration: none;
  }
  .bar a:hover {
    color: var(--color-text);
  }
  /* Its two parts are those of the screen. */
  main {
    display: contents;
  }
  h1 {
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .hidden {
    ${onlyHeard}
  }
  .wrong {
    padding: var(--space-2) var(--space-4);
    color: var(--color-danger);
  }
  .empty {
    max-inline-size: 22rem;
    margin: min(18vh, 9rem) auto 0;
    padding-inline: var(--space-4);
    color: var(--color-muted);
    text-align: center;
    text-wrap: balance;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .letter :is(button, .button) {
    ${button}
  }
  .letter .main,
  .letter .main:hover:not(:disabled) {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 580;
  }
  .letter .main:hover:not(:disabled) {
    filter: brightness(0.95);
  }
  .letter .danger {
    ${dangerButton}
  }
  .letter .quiet,
  .letter .quiet:hover:not(:disabled) {
    border-color: transparent;
    background: none;
    color: var(--color-muted);
  }
  .letter .quiet:hover:not(:disabled) {
    color: var(--color-danger);
  }
  ${boxes}
  ${list}
  ${letter}
  .notice {
    position: fixed;
    z-index: ${layer.toast};
    inset-block-end: var(--space-5);
    inset-inline: var(--space-4);
    display: grid;
    justify-items: center;
    pointer-events: none;
  }
  .notice p {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    padding: var(--space-3) var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: 0.75rem;
    background: var(--color-raised);
    box-shadow: ${shadow.raised};
    pointer-events: auto;
  }
  .notice button {
    color: var(--color-accent);
    font-weight: 600;
  }
  @media (width < 64rem) {
    grid-template: 'bar' auto 'boxes' auto 'list' minmax(0, 2fr) 'letter' minmax(0, 3fr) / minmax(0, 1fr);

    .boxes {
      padding: var(--space-1) var(--space-2);
      overflow-x: auto;
      border-inline: 0;
      border-block-end: 1px solid var(--color-line);
    }
    .boxes ul {
      display: flex;
    }
    .boxes button {
      gap: var(--space-2);
      min-block-size: 2.75rem;
      white-space: nowrap;
    }
    .inbox {
      border-inline: 0;
    }
  }
  @media (48rem <= width < 64rem) {
    grid-template: 'bar bar' auto 'boxes boxes' auto 'list letter' minmax(0, 1fr) / 18rem minmax(0, 1fr);

    .inbox {
      border-inline-end: 1px solid var(--color-line);
    }
  }
  @media (width < 48rem) {
    grid-template: 'bar' auto 'boxes' auto 'list' minmax(0, 1fr) / minmax(0, 1fr);

    .boxes button {
      padding-inline: var(--space-2);
    }
    .boxes svg {
      display: none;
    }
    .letter :is(button, .button),
    select,
    .search input {
      min-block-size: 2.75rem;
    }
    &:not([data-open]) .letter,
    &[data-open] :is(.boxes, .inbox) {
      display: none;
    }
    &[data-open] {
      grid-template: 'bar' auto 'letter' minmax(0, 1fr) / minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    [aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
