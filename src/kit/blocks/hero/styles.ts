import { css, styled } from 'styled-components';

/** How the words at the top of a page are set, wherever they stand. */
export const heroWords = css`
  h1 {
    max-inline-size: 10.8em;
    font-size: var(--text-3xl);
    font-weight: 540;
    letter-spacing: -0.04em;
    line-height: 0.98;
  }
  .lead {
    max-inline-size: 30.6em;
  }
`;

export const HeroRoot = styled.section`
  display: grid;
  gap: var(--space-7) var(--space-6);
  padding: clamp(2rem, 6vw - 1rem, 5rem) max(var(--space-gutter), (100% - var(--width-page)) / 2) clamp(3.5rem, 7vw, 6.5rem);
  overflow: hidden;
  overflow: clip;

  > div {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: var(--space-5);
  }
  ${heroWords}

  /* Where nothing is drawn, the line itself runs on and off the page. */
  &:not([data-drawing]) > div > p:first-child {
    inline-size: 100%;
    max-inline-size: none;
  }
  &:not([data-drawing]) > div > p:first-child::after {
    content: '';
    flex: 1;
    block-size: 1px;
    margin-inline-end: -50vw;
    background: var(--color-accent);
  }

  /* A line that leaves the drawing runs on, off the page. */
  > svg {
    max-inline-size: 34rem;
    overflow: visible;
  }

  @media (min-width: 48em) {
    &[data-drawing] {
      grid-template-columns: 7fr 5fr;
      align-items: center;
    }
    > svg {
      inline-size: 106%;
      max-inline-size: none;
    }
    > dl {
      grid-column: 1 / -1;
    }
  }

  /* Figures that pass by below it are seen on the first screen: the drawing takes what is left. */
  &:has(+ [data-block='stat-ticker']) {
    min-block-size: calc(100svh - var(--width-header) - 6.25rem);
    padding-block: clamp(0rem, 4svh - 1rem, 3rem) clamp(1rem, 4svh, 4rem);
    row-gap: var(--space-5);

    > div {
      gap: min(var(--space-5), 2.4svh);
    }

    h1 {
      font-size: min(var(--text-3xl), 10.5svh);
    }
    @media (max-width: 47.99em) {
      grid-template-rows: auto minmax(0, 1fr);

      > svg {
        block-size: 0;
        min-block-size: 100%;
      }
    }
  }
`;
