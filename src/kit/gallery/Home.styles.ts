import { styled } from 'styled-components';

/** Pictures are the examples themselves, drawn at two fifths. */
export const BlockList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .thumbnail {
    block-size: 14rem;
    margin-block-end: var(--space-3);
    overflow: hidden;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
    pointer-events: none;
  }
  iframe {
    inline-size: 250%;
    block-size: 250%;
    border: 0;
    transform: scale(0.4);
    transform-origin: 0 0;
  }
  p {
    font-size: var(--text-sm);
  }
`;
