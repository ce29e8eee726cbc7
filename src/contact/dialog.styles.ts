import { DialogOverlay } from '@reach/dialog';
import { createGlobalStyle, styled } from 'styled-components';

/** Keeps the page where it is. The room of its scrollbar stays (`scrollbar-gutter`), so nothing moves. */
export const ScrollLock = createGlobalStyle`
  :root {
    overflow: hidden;
  }
`;

export const Overlay = styled(DialogOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-dialog);
  display: grid;
  overflow: auto;
  overscroll-behavior: contain;
  background: color-mix(in srgb, var(--fixed-night) 72%, transparent);

  > [data-contact-dialog] {
    inline-size: 100%;
    max-inline-size: 42rem;
    margin: auto;
    outline: none;
  }
  @media (min-width: 768px) {
    padding: var(--space-5);
  }
`;
