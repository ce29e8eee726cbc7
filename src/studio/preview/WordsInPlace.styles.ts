import { styled } from 'styled-components';
import { layer, shadow } from '#kit/theme';
import { LinkLine } from '../form/widgets/MarkedField.styles.ts';

/** Tools above the words that are changed in the page. */
export const Floating = styled.div`
  position: fixed;
  z-index: ${layer.skip};
  display: grid;
  /* What is long ends within. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: 20rem;
  padding: var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: ${shadow.raised};

  > [role='group'] {
    position: static;
    padding: 0;
    background: none;
    visibility: visible;
  }
  /* A list that is open covers none of the words. */
  &:not([data-below]) [role='listbox'] {
    position-area: block-start;
  }
  p {
    margin: 0;
  }
  ${LinkLine} {
    padding-inline: var(--space-1);
  }
`;
