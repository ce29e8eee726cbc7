import { styled } from 'styled-components';

export const PictureChoiceRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  font-size: 0.75rem;

  > p {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
  > p[role='alert'] {
    color: var(--color-danger);
  }
  > p img {
    inline-size: 4.5rem;
    block-size: 3.5rem;
    object-fit: cover;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
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
  li img {
    inline-size: 100%;
    block-size: 4rem;
    object-fit: cover;
    border-radius: var(--radius-sm);
    background: var(--color-surface);
  }
`;
