import { styled } from 'styled-components';

export const SectionRoot = styled.section`
  position: relative;
  padding: var(--space-section) max(var(--space-gutter), (100% - var(--width-page)) / 2);
  background: var(--color-page);
  color: var(--color-text);

  &[data-background='tinted'] {
    --color-page: var(--color-raised);
  }

  /* Neighbours of one tone share the space between them. */
  section:not([data-background]) + &:not([data-background]),
  [data-background='tinted'] + &[data-background='tinted'] {
    padding-block-start: 0;
  }

  /* Two bold ones are two: a line of the page's width stands between them. */
  [data-background='bold'] + &[data-background='bold']::before {
    content: '';
    position: absolute;
    inset: 0 max(var(--space-gutter), (100% - var(--width-page)) / 2) auto;
    border-block-start: 1px solid var(--color-line);
  }

  /* A long word breaks instead of widening the column. */
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4) var(--space-6);
    align-content: start;
    margin-block-end: var(--space-7);
  }
  > header > :is(h2, h3) {
    max-inline-size: 16.2em;
    font-size: var(--text-2xl);
  }
  > header > :is(svg, figure) {
    max-inline-size: 30rem;
    margin-block-start: var(--space-5);
  }
  &[data-layout='statement'] > header > :is(h2, h3) {
    max-inline-size: 10.8em;
    font-size: var(--text-3xl);
    letter-spacing: -0.04em;
    line-height: 1;
  }

  /* The line leads on from the buttons, off the page. */
  &[data-layout='statement'] {
    overflow: hidden;
    overflow: clip;
  }
  &[data-layout='statement'] > div > div::after {
    content: '';
    flex: 1;
    align-self: center;
    block-size: 1px;
    margin-inline-end: -50vw;
    background: var(--color-accent);
  }

  @media (min-width: 64em) {
    &:not([data-layout]) > header {
      grid-template-columns: 7fr 5fr;
      align-items: first baseline;
    }
    &:not([data-layout]) > header > p:first-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 48em) {
    &[data-layout='split'] {
      display: grid;
      grid-template-columns: 5fr 7fr;
      gap: var(--space-8);
    }
    &[data-layout='split'] > header {
      margin: 0;
    }
    &[data-layout='split'] > :only-child {
      grid-column: 2;
    }
  }
`;
