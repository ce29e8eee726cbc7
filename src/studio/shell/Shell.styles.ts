import { css, styled } from 'styled-components';
import { layer, shadow } from '#kit/theme';
import { dangerButton, smallButton } from '../form/FieldFrame.styles.ts';
import { plainBoxes } from './boxes.styles.ts';
import { asFingers } from './fingers.styles.ts';

/** So wide are the list of sections and the form beside the page. */
const listWidth = 'clamp(14.5rem, 19vw, 18rem)';
const formWidth = 'clamp(18rem, 24vw, 25rem)';

/** One screen that doesn't scroll as a whole; where there is little room, its parts stand below each other and it does. */
export const Screen = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100vh;
  font-size: 0.875rem;
  line-height: 1.45;

  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  ${plainBoxes}
  @media (width < 40rem) {
    block-size: auto;
    min-block-size: 100vh;
  }
  ${asFingers}
  /* Where colours are the visitor's own, grounds and shadows are gone: what is chosen is told by the system's colours. */
  @media (forced-colors: active) {
    && :is([aria-selected='true'], [aria-pressed='true'], [aria-current], label:has(:checked)),
    && :is([aria-selected='true'], [aria-pressed='true'], [aria-current], label:has(:checked)) * {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    && :is([aria-selected='true'], [aria-pressed='true'], [aria-current]):focus-visible {
      outline: 3px double CanvasText;
      outline-offset: 2px;
    }
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: ${listWidth} minmax(0, 1fr) ${formWidth};
  min-block-size: 0;

  @media (width < 60rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (width < 40rem) {
    grid-template-rows: auto 70vh auto;
  }
  @media (40rem <= width < 60rem) {
    position: relative;
    overflow: hidden;
  }
`;

/** A panel beside the page. On a tablet it is a drawer over it, which is open for as long as the focus is in it. */
export const Aside = styled.aside`
  overflow-y: auto;
  padding: var(--space-4);
  border-inline: 1px solid var(--color-line);

  @media (40rem <= width < 60rem) {
    position: absolute;
    z-index: ${layer.header};
    inset-block: 0;
    inline-size: 22rem;
    background: var(--color-page);
    transition: translate var(--motion-fast);

    &:first-child {
      inset-inline-start: 0;
    }
    &:last-child {
      inset-inline-end: 0;
    }
    &:focus {
      outline: none;
    }
    &:focus-within {
      box-shadow: ${shadow.raised};
    }
    &:first-child:not(:focus-within) {
      translate: -100%;
    }
    &:last-child:not(:focus-within) {
      translate: 100%;
    }
  }
`;

/** What a drawer is called, and what closes it: above what scrolls in it. */
export const DrawerHeadRoot = styled.div`
  display: none;

  @media (40rem <= width < 60rem) {
    position: sticky;
    z-index: 2;
    inset-block-start: calc(-1 * var(--space-4));
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) var(--space-3);
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
    border-block-end: 1px solid var(--color-line);
    background: var(--color-page);
    font-weight: 600;
  }
  button {
    display: grid;
    place-items: center;
    border-radius: var(--radius-sm);
  }
`;

/** What opens the drawers of a tablet. */
export const Drawers = styled.div`
  display: none;

  @media (40rem <= width < 60rem) {
    position: absolute;
    inset-block-end: var(--space-4);
    inset-inline: var(--space-4);
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  button {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-inline: var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: 0.75rem;
    background: var(--color-raised);
    box-shadow: ${shadow.raised};
    pointer-events: auto;
  }
`;

/** The page, and what lies above it. */
export const Middle = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
`;

export const TextDrawer = styled.section`
  position: relative;
  block-size: 40vh;
  overflow: auto;
  border-block-start: 1px solid var(--color-line);

  > button {
    position: absolute;
    inset-block-start: var(--space-1);
    inset-inline-end: var(--space-2);
    padding: var(--space-1);
    border-radius: var(--radius-sm);
  }
`;

export const Waiting = styled.p`
  display: grid;
  place-items: center;
  block-size: 100vh;
  color: var(--color-muted);
`;

/** What is told over the page, one message above the other. */
export const MessageStack = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  --foot: var(--space-5);
  inset-block-end: var(--foot);
  inset-inline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding-inline: var(--space-4);
  pointer-events: none;

  /* It covers nothing of what stands beside the page. */
  @media (width >= 60rem) {
    inset-inline: ${listWidth} ${formWidth};
  }
  /* Above the card of the tour that stands at the foot of the page, where it does. */
  @supports (anchor-scope: none) {
    inset-block-end: calc(anchor(--studio-tour top, 0px) + var(--foot));
  }
  /* Above what opens the drawers, and beside one that is open, whose buttons it would cover. */
  @media (40rem <= width < 60rem) {
    --foot: calc(2 * var(--space-4) + 2.75rem);
    :has(> #studio-form:focus-within) ~ & {
      inset-inline-end: 22rem;
    }
    :has(> #studio-list:focus-within) ~ & {
      inset-inline-start: 22rem;
    }
  }
`;

const message = css`
  &,
  > div:has(button) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
  }
  align-items: center;
  max-inline-size: min(40rem, 100%);
  padding: var(--space-3) var(--space-5);
  border-radius: 0.75rem;
  box-shadow: ${shadow.raised};
  pointer-events: auto;

  > p {
    flex: 1 1 auto;
  }
`;

/** A picture that nothing shows, small, with what can become of it. */
export const Stray = styled.section`
  ${message}
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  background: var(--color-raised);

  > img {
    inline-size: 3rem;
    block-size: 3rem;
    object-fit: contain;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
  }
  > :has(h2) {
    flex: 1 1 12rem;
  }
  h2 {
    font-size: 0.875rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  p {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  button {
    ${smallButton}
    padding-inline: var(--space-3);
  }
  .danger {
    ${dangerButton}
  }
`;

/** What can be closed has its sign at the end, however many lines its words and buttons take. */
const closable = css`
  ${message}
  position: relative;

  &:has(> [data-close]) {
    padding-inline-end: calc(var(--space-6) + 2rem);
  }
  > [data-close] {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: var(--space-3);
    translate: 0 -50%;
  }
`;

export const Refused = styled.div`
  ${closable}
  background: var(--color-danger-fill);
  color: var(--color-on-danger);
`;

export const Noticed = styled.div`
  ${closable}
  border: 1px solid var(--color-border);
  background: var(--color-raised);

  button {
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-sm);
  }
  /* One button of the window stands out, and that is in its bar. */
  button:not([data-close]) {
    border: 1px solid currentColor;
    font-weight: 560;
  }
`;
