import { styled } from 'styled-components';

/** What stands below the words that introduce the section. */
export const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: var(--width-text);

  > p:first-child {
    margin-block-start: var(--space-3);
  }
  > div {
    margin-block-start: var(--space-4);
  }
`;

/** The picture, the figures or the list: half of the page, on the side that was chosen. */
export const OtherSide = styled.div`
  @media (max-width: 47.99em) {
    section > div > & {
      margin-block-start: var(--space-6);
    }
  }
  @media (min-width: 48em) {
    section[data-layout]:has(> div > &) {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
    section:has(> div > &[data-side='left']) > div {
      order: -1;
    }
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-4);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--color-line);
  }
  li:last-child {
    border-block-end: 1px solid var(--color-line);
  }
  li > :only-child {
    grid-column: 1 / -1;
  }
  :is(h2, h3, h4) {
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  li p {
    margin-block-start: var(--space-1);
    color: var(--color-muted);
  }
  /* Figures stand below each other: each has the whole side. */
  dl {
    flex-direction: column;
    gap: var(--space-5);
  }
  && > dl > div {
    flex: none;
  }
  /* Their source stands below them with no gap of a grid to make up for. */
  && > dl + p {
    margin-block-start: var(--space-5);
  }
`;
