import { css } from 'styled-components';
import { layer } from '../../theme/layers.ts';

/** The link past the header: it is seen while it has the focus. */
export const skipStyle = css`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-4);
  z-index: ${layer.skip};
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-full);
  background: var(--color-signal);
  color: var(--color-on-signal);

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
