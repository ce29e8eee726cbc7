import { css, styled } from 'styled-components';

/** Both pictures in one frame, the first cut off where the handle stands. */
const oneFrame = css`
  grid-template-columns: auto auto;
  justify-content: space-between;

  > div,
  figure {
    display: contents;
  }
  figure > div,
  > span,
  > input {
    grid-area: 1 / 1 / 2 / 3;
  }
  > div:first-child figure > div {
    z-index: 1;
    inline-size: calc(var(--before) * 1%);
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > div:first-child img {
    inline-size: 100cqi;
    max-inline-size: none;
  }
  > div > p {
    grid-row: 2;
  }
  figcaption {
    grid-row: 3;
  }
  > div + div :is(p, figcaption) {
    grid-column: 2;
    max-inline-size: none;
    text-align: end;
  }
  /* Where the second has another shape, it fills that of the first. */
  > div + div figure > div {
    block-size: 0;
    min-block-size: 100%;
  }
  > div + div :is(picture, img) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > span,
  > input {
    display: block;
  }
`;

/** Two pictures: side by side on paper, and where nothing can move them; else one above the other. */
export const PairRoot = styled.div`
  --before: 50;
  /* The handle may stand at the very edge of the pictures, and with large letters it isn't wider than the air beside them. */
  --reach: min(1.25rem, var(--space-gutter));
  container-type: inline-size;
  display: grid;
  gap: var(--space-3) var(--space-5);

  @media (min-width: 48em) {
    grid-template-columns: 1fr 1fr;
  }

  > div {
    display: grid;
    align-content: start;
    gap: var(--space-2);
  }
  > div > p {
    font-size: var(--text-sm);
    font-weight: 560;
  }
  > span,
  > input {
    display: none;
  }

  @media screen {
    @supports not (timeline-scope: --handle) {
      [data-script] & {
        ${oneFrame}
      }
    }
    /* The handle is what the pictures' timeline follows, so it is the hand that moves them, and nothing by itself. */
    @supports (timeline-scope: --handle) {
      ${oneFrame}
      timeline-scope: --handle;
      animation: before linear both !important;
      animation-timeline: --handle !important;
      animation-range: entry 100% exit 0% !important;
      /* The timeline of a control runs from left to right, whichever way the control does. */
      &:dir(rtl) {
        animation-direction: reverse !important;
      }
    }
  }
  @property --before {
    syntax: '<number>';
    inherits: true;
    initial-value: 50;
  }
  @keyframes before {
    from {
      --before: 100;
    }
    to {
      --before: 0;
    }
  }

  > span {
    z-index: 2;
    justify-self: start;
    position: relative;
    inline-size: 2px;
    margin-inline-start: calc(var(--before) * 1% - 1px);
    background: var(--fixed-paper);
    outline: 1px solid color-mix(in srgb, var(--fixed-night) 30%, transparent);
  }
  svg {
    position: absolute;
    inset-block-start: calc(50% - var(--reach));
    inset-inline-start: calc(1px - var(--reach));
    inline-size: calc(2 * var(--reach));
    max-inline-size: none;
    border-radius: var(--radius-full);
    fill: var(--fixed-paper);
    stroke: var(--fixed-night);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  path {
    fill: none;
  }
  > input {
    z-index: 3;
    inline-size: calc(100% + 2 * var(--reach));
    block-size: 100%;
    margin-inline: calc(-1 * var(--reach));
    overflow: hidden;
    opacity: 0;
    appearance: none;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  > input::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  > input::-webkit-slider-thumb {
    view-timeline: --handle inline;
    inline-size: calc(2 * var(--reach));
    block-size: 100%;
    appearance: none;
  }
  > input::-moz-range-thumb {
    inline-size: calc(2 * var(--reach));
    block-size: 100%;
    border: 0;
  }
  &:has(> input:focus-visible) svg {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
  }
`;
