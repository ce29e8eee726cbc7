import { styled } from 'styled-components';
import { heroWords } from '../styles.ts';

/**
 * The words stand on the page's own ground, which is laid over a corner of the picture: they can be read whatever it shows, in each
 * theme and in the colours of any brand.
 */
export const OverRoot = styled.section`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: clamp(1rem, 3vw, 2rem) max(var(--space-gutter), (100% - var(--width-page)) / 2) clamp(3.5rem, 7vw, 6.5rem);

  /* The picture and its words are cells of the section. */
  > figure {
    display: contents;
  }
  > figure > div {
    grid-area: 1 / 1;
    inline-size: 100%;
    min-block-size: 100%;
    aspect-ratio: 16 / 9;
  }
  > figure img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > figure > figcaption {
    grid-row: 3;
    margin-block-start: var(--space-5);
  }
  > div {
    position: relative;
    z-index: 1;
    grid-row: 2;
    justify-self: start;
    display: grid;
    justify-items: start;
    gap: var(--space-4);
    inline-size: calc(100% - var(--space-6));
    margin-block-start: calc(-1 * var(--space-7));
    padding-block-start: var(--space-5);
    padding-inline-end: var(--space-5);
    border-start-end-radius: var(--radius-md);
    background: var(--color-page);
  }
  > dl {
    grid-row: 4;
    margin-block-start: var(--space-7);
  }
  ${heroWords}

  @media (min-width: 48em) {
    > div {
      grid-area: 1 / 1;
      align-self: end;
      inline-size: auto;
      max-inline-size: min(40rem, 70%);
      margin-block-start: 12rem;
      padding-block: var(--space-6) var(--space-2);
      padding-inline-end: var(--space-7);
      gap: var(--space-5);
    }
    > figure > figcaption {
      justify-self: end;
      margin-block-start: var(--space-3);
    }
    h1 {
      font-size: calc(0.8 * var(--text-3xl));
    }
  }
`;
