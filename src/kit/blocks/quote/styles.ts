import { styled } from 'styled-components';

/** Quotations below a line that begins at a dot, each with its person at the foot. */
export const QuoteList = styled.ul`
  display: grid;
  gap: var(--space-7) var(--space-6);

  > li > figure {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
    block-size: 100%;
    padding-block-start: var(--space-5);
    position: relative;
    break-inside: avoid;
  }
  > li > figure::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 0.5rem;
    background: var(--line-from);
    color: var(--color-border);
  }
  blockquote {
    font-size: var(--text-lg);
    font-weight: 520;
    letter-spacing: -0.012em;
    line-height: 1.4;
  }
  > li > figure > figcaption {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    margin-block-start: auto;
    line-height: 1.35;
  }
  figcaption > figure {
    flex: none;
    inline-size: 3.5rem;
  }
  figcaption > figure > div {
    inline-size: 100%;
    border-radius: var(--radius-full);
  }
  figcaption img {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  figcaption p {
    font-weight: 560;
  }
  figcaption .role {
    color: var(--color-muted);
    font-size: var(--text-sm);
    font-weight: 400;
  }

  @media (min-width: 48em) {
    &:has(> :nth-child(2)) {
      grid-template-columns: 1fr 1fr;
    }
    /* Names stand on one line, with pictures and without. */
    &:has(> :nth-child(2)) > li > figure > figcaption {
      min-block-size: 3.5rem;
    }
  }
  @media (min-width: 48em) and (max-width: 63.99em) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 64em) {
    &:has(> :nth-child(3)):not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, 1fr);
    }
  }

  /* One alone speaks for the whole section. */
  > :only-child > figure {
    gap: var(--space-6);
    padding-block-start: var(--space-6);
  }
  > :only-child > figure::before {
    color: var(--color-accent);
  }
  > :only-child blockquote {
    max-inline-size: 21.5em;
    font-size: var(--text-2xl);
    letter-spacing: -0.028em;
    line-height: 1.16;
    text-wrap: balance;
  }
  > :only-child figcaption > figure {
    inline-size: 4.5rem;
  }
`;
