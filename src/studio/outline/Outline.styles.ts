import { styled } from 'styled-components';
import { shadow } from '#kit/theme';
import { dropLine } from '../drag/drop-line.ts';

export const Tree = styled.div`
  display: grid;
  gap: 2px;
`;

/** A section's place in the list. */
export const Item = styled.div`
  --drop-gap: 2px;
  ${dropLine}
`;

export const Row = styled.div<{ $isHidden: boolean; $hasActions: boolean }>`
  position: relative;
  display: grid;
  /* Not below the button that adds a section. */
  scroll-margin-block-end: 8rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  cursor: pointer;
  user-select: none;

  /* What can be done stands in the line of the kind, so that the name has all of its own. */
  > small {
    overflow: hidden;
    padding-inline-end: ${({ $hasActions }) => ($hasActions ? '4.75rem' : '0')};
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--color-muted);
    font-size: 0.75rem;
    line-height: 1.35;
  }
  > small > svg {
    display: inline-block;
    inline-size: 0.9375rem;
    block-size: 0.9375rem;
    margin-inline-end: var(--space-2);
    vertical-align: -0.15em;
  }
  /* Below the name it has a line of its own. */
  > small[data-note] {
    padding-inline-end: 0;
  }
  > small b {
    color: var(--color-danger);
    font-weight: 560;
  }
  > span {
    overflow: hidden;
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${({ $isHidden }) => ($isHidden ? 'var(--color-muted)' : 'inherit')};
  }
  &:hover {
    background: var(--color-surface);
  }
  &[aria-selected='true'] {
    background: var(--color-raised);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

export const Actions = styled.div`
  position: absolute;
  inset-block-start: 0.25rem;
  inset-inline-end: var(--space-1);
  display: flex;

  > button {
    display: grid;
    place-items: center;
    inline-size: 1.625rem;
    block-size: 1.5rem;
    border-radius: var(--radius-sm);
    line-height: 1;
  }
  > button:hover:enabled {
    background: var(--color-surface);
  }
  > button:disabled {
    color: var(--color-border);
    cursor: default;
  }
`;

export const Menu = styled.div`
  position: fixed;
  inset: auto;
  position-area: bottom span-left;
  min-inline-size: 14rem;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: 0.75rem;
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: ${shadow.raised};

  button {
    display: block;
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-sm);
    text-align: start;
  }
  button:hover {
    background: var(--color-surface);
  }
  [data-danger] {
    color: var(--color-danger);
  }
  [aria-disabled] {
    color: var(--color-muted);
    text-decoration: line-through;
  }
  p {
    max-inline-size: 16rem;
    padding: var(--space-2) var(--space-3);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
`;

/** What is added to the list, below it. */
export const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-3);

  > small {
    color: var(--color-muted);
    font-size: 0.75rem;
    text-align: center;
  }
  /* However long the list is, it can be added to. */
  @media (width >= 60rem) {
    position: sticky;
    /* The end of its pane, of whose padding the ground around it covers what scrolls there. */
    inset-block-end: calc(var(--space-2) - var(--space-4));
    background: var(--color-page);
    box-shadow: 0 0 0 var(--space-2) var(--color-page);
  }
`;

export const AddButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  padding: var(--space-2) var(--space-3);
  inline-size: 100%;
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-page);
  text-align: start;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`;

export const Empty = styled.p`
  padding: var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
`;

export const Pages = styled.nav`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--color-line);

  summary,
  button {
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-sm);
    text-align: start;
    cursor: pointer;
  }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: var(--space-2);
    list-style: none;
    border: 1px solid var(--color-border);
  }
  summary > svg {
    grid-area: 1 / 2 / span 2;
    color: var(--color-muted);
    transition: rotate var(--motion-fast);
  }
  [open] > summary > svg {
    rotate: 180deg;
  }
  summary small,
  li small {
    display: block;
    color: var(--color-muted);
    font-size: 0.75rem;
    line-height: 1.35;
  }
  small b {
    color: var(--color-danger);
    font-weight: 560;
  }
  small em {
    color: var(--color-accent);
    font-style: normal;
  }
  summary:hover,
  button:hover {
    background: var(--color-surface);
  }
  [aria-current] {
    background: var(--color-raised);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  /* A translation, below its original. */
  [data-is-below] {
    margin-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--color-line);
  }
  details > :is(div, ul) {
    max-block-size: 45vh;
    margin-block: var(--space-2);
    overflow-y: auto;
  }
  li > button:has(> svg) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-2);
    line-height: 1.35;
  }
  li > button > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.15em;
    color: var(--color-muted);
  }
  li > button > svg ~ small {
    grid-column: 2;
  }
  /* The name of a part of the list. */
  p {
    padding: var(--space-2) var(--space-3) var(--space-1);
    color: var(--color-muted);
    font-size: 0.75rem;
    font-weight: 560;
  }
`;
