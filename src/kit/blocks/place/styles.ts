import { styled } from 'styled-components';

export const PlaceRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  address {
    font-size: var(--text-lg);
    font-style: normal;
    line-height: 1.5;
  }
  address > * {
    display: block;
  }
  address > a {
    inline-size: fit-content;
    margin-block-start: var(--space-3);
    padding-block: var(--space-1);
    font-size: var(--text-md);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: var(--space-5);
  }
  li {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  :is(h2, h3, h4) {
    font-size: var(--text-lg);
  }
  li p {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
  }
  iframe {
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
  }
  iframe.form {
    aspect-ratio: auto;
    block-size: min(44rem, 85vh);
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
  .ask p {
    flex: 1 1 16rem;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  /* Without the app, the links above lead there. */
  :root:not([data-script]) & .ask,
  [data-app-failed] & .ask {
    display: none;
  }
  @media print {
    iframe,
    .ask {
      display: none;
    }
  }
`;
