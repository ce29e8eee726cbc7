import { DialogOverlay } from '@reach/dialog';
import { createGlobalStyle, styled } from 'styled-components';
import { shadow } from '../theme/layers.ts';
import { dialogGround, onGround } from './ground.styles.ts';

/** Keeps the page where it is. The room of its scrollbar stays (`scrollbar-gutter`), so nothing moves. */
export const ScrollLock = createGlobalStyle`
  :root {
    overflow: hidden;
  }
`;

export const Overlay = styled(DialogOverlay)`
  ${dialogGround}

  > [data-contact-dialog] {
    ${onGround}
    outline: none;
  }
`;

/** Carries the animation: a moving dialog would carry its toasts along. */
export const Panel = styled.div`
  min-block-size: 100%;
  padding: var(--space-5) var(--space-gutter) var(--space-6);
  background: var(--color-surface);
  color: var(--color-text);
  animation: appear var(--motion-slow) var(--motion-ease);

  /* No header or footer elements: outside of an article these mean the page's. */
  .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-4);
  }
  h2 {
    font-size: var(--text-xl);
  }
  .head + p {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  form {
    margin-block-start: var(--space-5);
    outline: none;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block-start: var(--space-5);
  }
  @media (min-width: 48em) {
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    box-shadow: ${shadow.raised};
  }
`;

export const CloseButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: calc(-1 * var(--space-2));
  border-radius: var(--radius-full);

  &:hover {
    background: var(--color-raised);
  }
`;

/** What was refused. */
export const SummaryRoot = styled.div`
  margin-block-end: var(--space-5);
  padding: var(--space-4) var(--space-5);
  border: 2.5px solid var(--color-danger);
  border-radius: var(--radius-sm);

  &:focus {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }
  h3 {
    margin-block-end: var(--space-2);
    font-size: var(--text-lg);
  }
  a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-danger);
    font-weight: 560;
    text-decoration-color: currentColor;
  }
`;
