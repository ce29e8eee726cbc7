import { styled } from 'styled-components';
import { chosenRow } from './list.styles.ts';
import { MenuButton } from './TopBar.styles.ts';

/** A tablet and a small desk have room for the code alone. */
export const LanguageButton = styled(MenuButton)`
  > span + span {
    display: none;
  }
  @media (width < 78rem) {
    > span {
      display: none;
    }
    > span + span {
      display: inline;
    }
  }
`;

export const Languages = styled.ul`
  display: grid;
  inline-size: 18rem;
  margin: calc(-1 * var(--space-2));

  button,
  p {
    display: grid;
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-sm);
    line-height: 1.4;
    text-align: start;
    white-space: normal;
  }
  small,
  p {
    color: var(--color-muted);
  }
  small {
    font-size: 0.75rem;
  }
  [aria-current] {
    ${chosenRow}
  }
`;
