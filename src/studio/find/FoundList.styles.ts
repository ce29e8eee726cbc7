import { styled } from 'styled-components';

export const Found = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);

  ul {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-2);
  }
  && legend label {
    font-weight: 600;
  }
  li label {
    font-size: var(--text-sm);
  }
  small {
    display: block;

    /* A wide line has room for both. */
    @media (40rem <= width < 64rem) {
      display: inline;
      margin-inline-start: var(--space-2);
    }
  }
  del {
    color: var(--color-danger);
  }
  ins {
    margin-inline-start: 0.25em;
    color: var(--color-accent);
    font-weight: 600;
    text-decoration: none;
  }
  input {
    accent-color: var(--color-accent);
  }
`;
