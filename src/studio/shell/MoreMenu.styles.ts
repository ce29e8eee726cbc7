import { css, styled } from 'styled-components';
import { panel } from './TopBar.styles.ts';

const inBar = css`
  > button {
    display: none;
  }
  > [popover] {
    display: contents;
  }
  /* How it is saved stands apart from what is opened. */
  label {
    margin-inline-start: var(--space-2);
    padding-inline: var(--space-4) var(--space-3);
    border-inline-start: 1px solid var(--color-line);
  }
`;

const belowButton = css`
  > [popover] {
    ${panel}
    position-area: bottom span-left;
  }
  > :popover-open {
    display: grid;
  }
  > [popover] :is(button, label) {
    padding-inline: var(--space-3);
    text-align: start;
  }
`;

/** Its entries stand in the bar, one behind the other, or below its button. */
export const More = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  a {
    display: flex;
    align-items: center;
    padding: 0.375rem var(--space-3);
    text-decoration: none;
  }
  &[data-many='false'] {
    @media (width >= 88rem) {
      ${inBar}
    }
    @media (width < 88rem) {
      ${belowButton}
    }
  }
  &[data-many='true'] {
    @media (width >= 104rem) {
      ${inBar}
    }
    @media (width < 104rem) {
      ${belowButton}
    }
  }
`;

export const OnDesk = styled.div`
  display: contents;

  @media (width < 60rem) {
    display: none;
  }
`;

export const OnTablet = styled.div`
  display: contents;

  @media (width >= 60rem) {
    display: none;
  }
`;
