import { css, styled } from 'styled-components';
import { forFingers } from '../../shell/fingers.styles.ts';
import { control, smallButton } from '../FieldFrame.styles.ts';

/** What a figure looks like among words. */
export const figureLook = css`
  display: inline-block;
  max-inline-size: 100%;
  padding: 0 0.3em;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  cursor: default;
`;

export const MarkedRoot = styled.div`
  ${control}
  min-block-size: 3.5rem;
  /* Its tools are at the foot of the window there: all of it can be moved above them. */
  @media ${forFingers} {
    overflow-y: auto;
    max-block-size: 24rem;
  }
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-widget='figured'] {
    min-block-size: 0;
  }
  &[data-widget='paragraphs'] {
    min-block-size: 6rem;
  }
  &[aria-readonly='true'] {
    background: var(--color-surface);
    color: var(--color-muted);
  }
  a {
    color: var(--color-accent);
    text-decoration: underline;
    cursor: text;
  }
  strong {
    font-weight: 700;
  }
  [data-figure] {
    ${figureLook}
  }
`;

export const LinkLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  color: var(--color-muted);
  font-size: 0.75rem;

  /* One line, however long the address is: the buttons below it stay where they are. */
  > span {
    flex: 0 0 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span strong {
    color: var(--color-text);
  }
  > ul {
    flex: 0 0 100%;
    margin-block-end: var(--space-1);
    color: var(--color-text);
  }
  > button {
    ${smallButton}
  }
`;
