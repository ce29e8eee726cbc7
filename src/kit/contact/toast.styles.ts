import { styled } from 'styled-components';
import { layer, shadow } from '../theme/layers.ts';

/** How long a toast stays, in milliseconds (specification, section 9). It waits while it is hovered. */
export const toastDuration = 4000;

/** How many are seen at once (specification, section 9). */
export const mostToasts = 3;

/**
 * The look of the toasts, in place of react-toastify's own style sheet. The library closes a toast when the animation of
 * its progress bar ends, and removes it when the one that takes it away ends; so both have to run, reduced motion or not.
 */
export const ToastRegion = styled.div`
  .Toastify__toast-container {
    position: fixed;
    inset: var(--space-4) var(--space-4) auto;
    z-index: ${layer.toast};
    display: grid;
    gap: var(--space-3);
  }
  @media (min-width: 48em) {
    .Toastify__toast-container {
      inset-block: auto var(--space-5);
      inset-inline: auto var(--space-5);
      inline-size: 24rem;
    }
  }

  /* In a dialog they stand below its form: on top of it they would cover what is being typed. */
  [data-contact-dialog] & .Toastify__toast-container {
    position: static;
    inline-size: auto;
    padding: var(--space-4) var(--space-gutter);
  }
  [data-contact-dialog] & .Toastify__toast-container:empty {
    display: none;
  }

  .Toastify__toast {
    --ink: var(--color-accent);
    position: relative;
    display: flex;
    align-items: start;
    gap: var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--color-border);
    border-inline-start: 0.375rem solid var(--ink);
    border-radius: var(--radius-sm);
    background: var(--color-raised);
    box-shadow: ${shadow.raised};
    color: var(--color-text);
    font-size: var(--text-sm);
    line-height: 1.45;
    touch-action: pan-y;
  }
  .Toastify__toast--default {
    --ink: var(--color-danger);
  }
  .Toastify__toast--error {
    --ink: var(--color-on-danger);
    border-color: var(--color-danger-fill);
    background: var(--color-danger-fill);
    color: var(--color-on-danger);
  }
  .Toastify__toast > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  strong {
    font-weight: 580;
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: 0 0 auto;
    block-size: 1px;
    opacity: 0;
    pointer-events: none;
  }
  .Toastify__progress-bar--animated {
    block-size: 1px;
    animation: draw linear;
  }
  .Toastify__toast:hover .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
  .toast-enter {
    animation: rise var(--motion-slow) var(--motion-ease);
  }
  .toast-exit {
    animation: appear var(--motion-fast) reverse forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    .toast-enter,
    .toast-exit {
      animation: appear 1ms !important;
    }
    .Toastify__progress-bar--animated {
      animation: draw ${toastDuration}ms !important;
    }
    .Toastify__progress-bar--animated[style*='paused'] {
      animation-play-state: paused !important;
    }
  }
`;

export const ToastCloseButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  margin: calc(-1 * var(--space-1));
  border-radius: var(--radius-full);

  &:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`;
