import { styled } from 'styled-components';
import { shadow } from '#kit/theme';
import { dropLine } from '../drag/drop-line.ts';
import { forFingers } from '../shell/fingers.styles.ts';
import { chosenRow, fade } from '../shell/list.styles.ts';

export const Tree = styled.div`
  container: outline / inline-size;
  display: grid;
  gap: 2px;
`;

/** So wide is a list of whose rows two more buttons leave room for the kind; for buttons as large as fingers. */
const roomy = '15.5rem';
const roomyForFingers = '19rem';

/** A section's place in the list. */
export const Item = styled.div`
  --drop-gap: 2px;
  ${dropLine}
`;

export const Row = styled.div<{ $isHidden: boolean }>`
  /* How much of a line what is done with the section takes, and of those below the first. */
  --tools: 1.375rem;
  --tools-below: 0;
  position: relative;
  display: grid;
  /* Neither below the pages nor below the button that adds a section. */
  scroll-margin-block: 13rem 8rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  cursor: pointer;
  user-select: none;

  @container outline (inline-size >= ${roomy}) {
    --tools: 4.75rem;
  }
  @media ${forFingers} {
    --tools: 2.5rem;
    --tools-below: var(--tools);

    @container outline (inline-size >= ${roomyForFingers}) {
      --tools: 8.25rem;
    }
  }
  /* What can be done stands in the line of the kind, so that the name has all of its own. */
  > small {
    overflow: hidden;
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
  > small [role='img'] svg {
    display: inline-block;
    inline-size: 0.8125rem;
    block-size: 0.8125rem;
    margin-inline-start: var(--space-2);
    vertical-align: -0.1em;
    color: var(--color-accent);
  }
  > small b {
    color: var(--color-danger);
    font-weight: 560;
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    line-height: 1.4;
    overflow-wrap: anywhere;
    color: ${({ $isHidden }) => ($isHidden ? 'var(--color-muted)' : 'inherit')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--color-surface);
    }
  }
  &:is([aria-selected='true'], [aria-current]) {
    ${chosenRow}
  }
  &[aria-selected='true'] > small:first-child {
    padding-inline-end: var(--tools);
    white-space: normal;
  }
  &[aria-selected='true'] > span {
    padding-inline-end: var(--tools-below);
    -webkit-line-clamp: none;
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
    background: color-mix(in srgb, var(--color-accent) 20%, transparent);
  }
  > button:disabled {
    color: var(--color-border);
    cursor: default;
  }
  /* One step up or down is a button of its own where there is room, else an entry of the menu. */
  @container outline (inline-size < ${roomy}) {
    > [data-step] {
      display: none;
    }
  }
  @container outline (inline-size >= ${roomy}) {
    [popover] > [data-step] {
      display: none;
    }
  }
  @media ${forFingers} {
    @container outline (inline-size < ${roomyForFingers}) {
      > [data-step] {
        display: none;
      }
      [popover] > [data-step] {
        display: block;
      }
    }
  }
`;

export const Menu = styled.div`
  position: fixed;
  inset: auto;
  position-area: bottom span-right;
  /* Never over its button, where a second press would do what lies there. */
  position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline, right span-all, left span-all;
  min-inline-size: 14rem;
  max-block-size: 100vh;
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: 0.75rem;
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: ${shadow.raised};

  button {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    inline-size: 100%;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-sm);
    text-align: start;
  }
  button:hover {
    background: var(--color-surface);
  }
  .keys {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  [data-danger] {
    color: var(--color-danger);
  }
  hr {
    margin: var(--space-2) 0;
    border: solid var(--color-line);
    border-width: 1px 0 0;
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

/** What is added to the list, below it: however long that is, it can be added to. */
export const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  /* As much as fades above it. */
  margin-block-start: calc(var(--space-2) + var(--space-3));

  > small {
    color: var(--color-muted);
    font-size: 0.75rem;
  }
  @media (width >= 40rem) {
    position: sticky;
    /* The end of its pane, of whose padding the ground around it covers what scrolls there. */
    inset-block-end: calc(var(--space-2) - var(--space-4));
    background: var(--color-page);
    box-shadow: 0 0 0 var(--space-2) var(--color-page);

    &::before {
      ${fade}
      inset-block-end: calc(100% + var(--space-2));
      background: linear-gradient(to top, var(--color-page), transparent);
    }
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
