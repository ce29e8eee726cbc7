import { styled } from 'styled-components';

export const PeopleList = styled.ul`
  display: grid;
  gap: var(--space-7) var(--space-5);

  article:has(a) {
    cursor: pointer;
  }
  article {
    position: relative;
    isolation: isolate;
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  img {
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    margin-block-end: var(--space-3);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    object-fit: cover;
  }
  :is(h2, h3, h4) {
    font-size: var(--text-lg);
  }
  :is(h2, h3, h4) a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-md);
  }
  /* Once the app hands presses on, words can be selected, as in cards (Card.tsx). */
  [data-script='app'] & :is(h2, h3, h4) a::after {
    z-index: -1;
  }
  .role {
    color: var(--color-accent);
    font-size: var(--text-sm);
    font-weight: 560;
    line-height: 1.35;
  }
  .bio {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  &[data-size='large'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
  &[data-size='compact'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    gap: 0 var(--space-6);
  }
  &[data-size='compact'] article {
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  &[data-size='compact'] img {
    inline-size: 4rem;
    aspect-ratio: 1;
  }
`;

export const PortraitRoot = styled.div`
  margin-block-end: var(--space-3);

  > figure > div {
    inline-size: 100%;
  }

  [data-size='compact'] & {
    inline-size: 4rem;
  }
`;
