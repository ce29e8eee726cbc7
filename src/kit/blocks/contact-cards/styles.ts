import { styled } from 'styled-components';

export const ContactCardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr));

  > li {
    display: grid;
  }
  article {
    align-items: start;
  }
  svg {
    margin-block-end: var(--space-5);
  }
  p {
    padding-block-end: var(--space-4);
  }
  p + * {
    margin-block-start: auto;
  }
`;
