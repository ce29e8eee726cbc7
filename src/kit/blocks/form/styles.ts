import { styled } from 'styled-components';

/** Lines of a form are as long as people write, however wide the page is. */
export const FormRoot = styled.div`
  max-inline-size: 42rem;
`;
