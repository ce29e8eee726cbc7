import { styled } from 'styled-components';

/** Above the words on a phone; else below the date, and of the featured article beside all of its words. */
export const ArticlePicture = styled.div`
  margin-block-end: var(--space-3);

  @media (min-width: 48em) {
    grid-area: 2 / 1;
    margin: 0;

    & ~ p {
      grid-area: 1 / 1;
    }
    & ~ div {
      grid-area: 1 / 2 / span 2;
      align-content: start;
    }
    article:has(> &) {
      grid-template-rows: auto 1fr;
    }
    [data-featured]:has(> &) {
      grid-template-columns: 5fr 7fr;
    }
    [data-featured] > & {
      grid-area: 1 / 1 / span 2;
    }
    [data-featured] > & ~ p {
      grid-area: 1 / 2;
    }
    [data-featured] > & ~ div {
      grid-area: 2 / 2;
    }
  }
`;
