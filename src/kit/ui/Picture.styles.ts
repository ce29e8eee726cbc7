import { styled } from 'styled-components';

/** The dark form is for what is dark on a screen: the dark theme, and the bold sections of the light one. */
export const PictureRoot = styled.figure`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  inline-size: 100%;

  > div {
    display: grid;
    overflow: hidden;
    border-radius: var(--radius-md);
  }
  > div > * {
    grid-area: 1 / 1;
  }
  /* What a block says of its own drawings and pictures isn't meant for these. */
  > div > svg {
    position: static;
    inline-size: 100%;
    block-size: 100%;
  }
  > div > picture {
    padding: 0;
  }
  > div img {
    position: relative;
    margin: 0;
  }
  figcaption {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  small {
    display: block;
    font-size: var(--text-xs);
  }

  [data-shade='dark'] {
    display: none;
  }
  @media screen {
    :root:not([data-theme='light']) &:not([data-background='bold'] *) > [data-shade='dark'],
    [data-theme='light'] [data-background='bold'] & > [data-shade='dark'] {
      display: grid;
    }
    :root:not([data-theme='light']) &:not([data-background='bold'] *) > [data-shade='light'],
    [data-theme='light'] [data-background='bold'] & > [data-shade='light'] {
      display: none;
    }
  }
`;
