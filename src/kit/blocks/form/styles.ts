import { styled } from 'styled-components';

/** Lines of a form are as long as people write, however wide the page is. */
export const FormRoot = styled.div`
  max-inline-size: 42rem;

  /* Questions stand beside each other, with the button at their end. What happens to the answers is heard before that, and seen below. */
  &[data-small] form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--space-4);
  }
  &[data-small] form > * {
    flex: 1 1 100%;
  }
  &[data-small] form > div:has(> input:is([type='text'], [type='email'], [type='tel'])) {
    flex: 1 1 12rem;
  }
  &[data-small] form > .foot {
    flex: none;
  }
  &[data-small] form > p {
    order: 1;
  }
`;
