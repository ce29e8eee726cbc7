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
`;
