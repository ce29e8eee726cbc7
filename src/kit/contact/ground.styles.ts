import { css } from 'styled-components';
import { layer } from '../theme/layers.ts';

/** What darkens the page around a contact dialog, and scrolls it. */
export const dialogGround = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  overflow: auto;
  overscroll-behavior: contain;
  background: color-mix(in srgb, var(--fixed-night) 72%, transparent);

  @media (min-width: 48em) {
    padding: var(--space-5);
  }
`;

/** How wide a contact dialog is, and where it stands on its ground. */
export const onGround = css`
  inline-size: 100%;
  max-inline-size: 42rem;
  margin: auto;
`;
