import { css, styled } from 'styled-components';

/** What is shown of a picture: what is outside is darkened. */
export const shownPart = css`
  position: absolute;
  border: 1px solid var(--fixed-paper);
  outline: 1px solid var(--fixed-night);
  box-shadow: 0 0 0 100rem color-mix(in srgb, var(--fixed-night) 62%, transparent);
`;

/** A picture with the frame around what is shown of it. */
export const FrameRoot = styled.div`
  position: relative;
  justify-self: start;
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow: hidden;
  border-radius: var(--radius-sm);
  touch-action: none;
  user-select: none;
  /* Its sides are those of the picture, whatever way words go. */
  direction: ltr;

  img {
    display: block;
    max-block-size: 20rem;
    inline-size: auto;
    /* With what stands around it: its button, and what is to be done with it. */
    scroll-margin-block: 3rem 4rem;
  }
  .shown {
    ${shownPart}
    cursor: move;
  }
  .grip {
    position: absolute;
    inset: 0;
    /* A button is else as large as what it holds. */
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: 0;
    background: none;
  }
  .grip::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    border-radius: var(--radius-full);
    background: var(--fixed-paper);
    box-shadow: 0 0 0 1px var(--fixed-night);
  }
  /* A finger finds 20 px of an edge and sees the whole sign inside of the frame, where the picture ends too. */
  [data-sides='left'],
  [data-sides='right'] {
    inline-size: 1.5rem;
    margin-inline: -0.25rem auto;
    cursor: ew-resize;
  }
  [data-sides='right'] {
    margin-inline: auto -0.25rem;
  }
  [data-sides='top'],
  [data-sides='bottom'] {
    block-size: 1.5rem;
    margin-block: -0.25rem auto;
    cursor: ns-resize;
  }
  [data-sides='bottom'] {
    margin-block: auto -0.25rem;
  }
  [data-sides='left']::after,
  [data-sides='right']::after {
    inline-size: 0.3rem;
    block-size: 1.5rem;
  }
  [data-sides='top']::after,
  [data-sides='bottom']::after {
    inline-size: 1.5rem;
    block-size: 0.3rem;
  }
  i.grip {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    cursor: nwse-resize;
  }
  i.grip::after {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
  [data-sides^='right '] {
    margin-inline: auto -0.25rem;
  }
  [data-sides^='left '] {
    margin-inline: -0.25rem auto;
  }
  [data-sides$=' top'] {
    margin-block: -0.25rem auto;
  }
  [data-sides$=' bottom'] {
    margin-block: auto -0.25rem;
  }
  [data-sides='right top'],
  [data-sides='left bottom'] {
    cursor: nesw-resize;
  }
  .grip:focus-visible {
    outline: none;
  }
  .grip:focus-visible::after {
    box-shadow: 0 0 0 2px var(--color-focus), 0 0 0 4px var(--fixed-night);
  }
`;
