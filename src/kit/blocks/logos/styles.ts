import { css, styled } from 'styled-components';

const lightInk = css`
  filter: brightness(0) invert(1);
`;

/** A lattice of hairlines, a logo in the middle of each cell. Each fits the same field, so that none is louder than another. */
export const LogoList = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  overflow: hidden;

  > li {
    position: relative;
    display: grid;
    place-items: center;
    padding: var(--space-5) var(--space-2);
    text-align: center;
    outline: 1px solid var(--color-line);
  }
  figure {
    justify-items: center;
  }
  figure > div {
    border-radius: 0;
  }
  figure > div > svg {
    display: none;
  }
  img {
    inline-size: 8rem;
    block-size: 3rem;
    object-fit: contain;
  }
  /* The whole field is pressed. */
  a {
    padding: 0;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:has(> a:hover) {
    background: var(--color-surface);
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(3, 1fr);
    &[data-columns='2'] {
      grid-template-columns: 1fr 1fr;
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, 1fr);
    }
    > li {
      padding-block: var(--space-6);
    }
  }
  @media (min-width: 64em) {
    &[data-columns='5'] {
      grid-template-columns: repeat(5, 1fr);
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(6, 1fr);
    }
  }

  &[data-look='ink'] img {
    filter: brightness(0);
  }
  /* The system's own colours follow the system, not the theme. */
  @media screen and (forced-colors: none) {
    :root:not([data-theme='light']) &[data-look='ink']:not([data-background='bold'] *) img,
    [data-theme='light'] [data-background='bold'] &[data-look='ink'] img {
      ${lightInk}
    }
  }
  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    &[data-look='ink'] img {
      ${lightInk}
    }
  }
`;
