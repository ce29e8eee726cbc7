import { styled } from 'styled-components';

export const PictureList = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-5) var(--space-3);

  > li {
    position: relative;
    break-inside: avoid;
  }
  > li > figure > div {
    inline-size: 100%;
  }
  > li > figure img {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    transition: scale var(--motion-slow) var(--motion-ease);
  }
  &[data-shape='square'] > li > figure img {
    aspect-ratio: 1;
  }
  &[data-shape='portrait'] > li > figure img {
    aspect-ratio: 4 / 5;
  }
  > li > button {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-md);
    cursor: zoom-in;
  }
  > li:has(> button:hover) > figure img {
    scale: 1.02;
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--space-5);
    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @supports not selector(:popover-open) {
    button,
    [popover] {
      display: none;
    }
  }
`;

/** The whole window in the dark of a cinema, in every theme. */
export const EnlargedRoot = styled.div`
  &:popover-open {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template-columns: 1fr auto auto 1fr;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: var(--space-4);
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
    max-block-size: none;
    padding: var(--space-4) var(--space-4) max(var(--space-4), env(safe-area-inset-bottom));
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: var(--fixed-night);
    color: var(--fixed-paper);
  }
  > figure {
    grid-area: 1 / 1 / 2 / -1;
    grid-template-rows: minmax(0, 1fr) auto;
    place-items: center;
    text-align: center;
  }
  > figure > div {
    max-block-size: 100%;
  }
  > figure img {
    inline-size: auto;
    max-block-size: calc(100dvh - 10rem);
  }
  > figure figcaption {
    color: inherit;
  }
  > button {
    grid-row: 2;
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border: 1px solid var(--fixed-edge);
    border-radius: var(--radius-full);
  }
  > button:focus-visible {
    outline-color: currentColor;
    border-radius: var(--radius-full);
  }
  > button:hover {
    background: var(--fixed-paper);
    color: var(--fixed-night);
  }
  svg {
    inline-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  > button:not([data-to]) {
    position: absolute;
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-4);
    grid-row: auto;
    background: var(--fixed-night);
  }
  > [data-to='previous'] {
    grid-column: 2;
  }
  > [data-to='next'] {
    grid-column: 3;
  }
  [data-to]:dir(rtl) svg {
    scale: -1 1;
  }
`;
