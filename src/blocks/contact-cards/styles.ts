import { styled } from 'styled-components';

export const ContactCardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));
  row-gap: var(--space-5);

  article {
    block-size: 100%;
    align-items: start;
  }
  article > :last-child {
    margin-block-start: auto;
  }
  p {
    padding-block-end: var(--space-4);
  }
`;
