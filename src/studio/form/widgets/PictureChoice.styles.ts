import { css, styled } from 'styled-components';

/** The ground of pictures: dark and light ones are both seen on it. */
export const pictureGround = css`
  background: repeating-conic-gradient(
      color-mix(in srgb, var(--fixed-night) 14%, var(--fixed-paper)) 0 25%,
      var(--fixed-paper) 0 50%
    )
    0 / 1rem 1rem;
`;

export const PictureChoiceRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: 0.75rem;

  .chosen {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    color: var(--color-muted);
  }
  .chosen > span {
    overflow: hidden;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > p[role='alert'] {
    color: var(--color-danger);
  }
  .chosen > img {
    max-block-size: 10rem;
    inline-size: auto;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    ${pictureGround}
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    gap: var(--space-1);
    overflow-y: auto;
    max-block-size: 18rem;
    padding: var(--space-1);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
  }
  li > button {
    display: grid;
    grid-template-rows: 4rem auto;
    gap: var(--space-1);
    inline-size: 100%;
    padding: var(--space-1);
    border: 1px solid transparent;
    border-radius: var(--radius-sm);
    font-size: 0.6875rem;
    overflow-wrap: anywhere;
  }
  li > button:hover {
    background: var(--color-surface);
  }
  li > [aria-pressed='true'] {
    border-color: var(--color-accent);
  }
  /* Its ground is seen through it, not beside it. */
  li img {
    place-self: center;
    max-inline-size: 100%;
    max-block-size: 4rem;
    border-radius: var(--radius-sm);
    ${pictureGround}
  }
`;
