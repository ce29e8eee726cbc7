import { styled } from 'styled-components';

export const PortraitRoot = styled.div`
  margin-block-end: var(--space-3);

  > figure > div {
    inline-size: 100%;
  }

  [data-size='compact'] & {
    inline-size: 4rem;
  }
`;
