import { css, styled } from 'styled-components';
import { onlyHeard } from '#kit';
import { shadow } from '#kit/theme';
import { control } from '../form/FieldFrame.styles.ts';

/** One line in which nothing moves: what changes its length is the state, which has the room that is left. */
export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-page);

  button {
    padding: 0.375rem var(--space-3);
    border-radius: var(--radius-sm);
  }
  :is(button, a, label) {
    white-space: nowrap;
  }
  button:where(:has(> svg:only-child)) {
    display: grid;
    place-items: center;
  }
  button:not(:disabled, [aria-disabled]):hover {
    background: var(--color-surface);
  }
  button:is(:disabled, [aria-disabled]) {
    color: color-mix(in srgb, var(--color-muted) 70%, var(--color-page));
    cursor: default;
  }
  button[aria-pressed='true'] {
    background: var(--color-raised);
    box-shadow: inset 0 0 0 1px var(--color-border);
  }
  @media (width >= 46rem) {
    flex-wrap: nowrap;
    min-block-size: 3.25rem;
    padding-block: 0;
  }
  @media (width < 104rem) {
    gap: var(--space-3);
  }
  @media (width < 60rem) {
    gap: var(--space-1);
  }
  @media (46rem <= width < 60rem) {
    min-block-size: 3.5rem;
  }
  @media (60rem <= width < 78rem) {
    gap: var(--space-2);
  }
  @media (width < 78rem), (88rem <= width < 104rem) {
    button {
      padding-inline: var(--space-2);
    }
  }
  @media (width < 78rem) {
    padding-inline: var(--space-3);

    h1 {
      ${onlyHeard}
    }
  }
  /* Two lines, where the second begins with what there is no room for in the first. */
  @media (width < 46rem) {
    padding: var(--space-1) var(--space-2);

    > [data-looks] {
      display: contents;
    }
  }
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  @media (width >= 46rem) {
    flex-wrap: nowrap;
  }
  @media (width < 46rem) {
    column-gap: var(--space-1);
  }
  h1 {
    margin-inline-end: var(--space-2);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-muted);
  }
`;

/** Where there is less room than this, words are only heard, and their sign is seen alone. */
const heardBelow = (room: string) => css`
  @container states (inline-size < ${room}) {
    ${onlyHeard}
  }
`;

/**
 * What is saved and what isn't, in the room between what is looked at and what is done. Each has a sign, and its words where there is
 * room for them.
 */
export const States = styled.div`
  container: states / inline-size;
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: end;
  gap: var(--space-1);
  min-inline-size: 8.75rem;

  @media (width < 60rem) {
    min-inline-size: 5rem;
  }
  /* In the least room, what keeps visitors from what is saved comes first. */
  @container states (inline-size < 18rem) {
    &:has([data-mistakes]) [data-count] {
      display: none;
    }
  }
  /* What is said of saving and the mistakes are one sentence: its end has the room first. */
  &:has([data-mistakes]) {
    [data-count] [data-words] {
      ${heardBelow('44rem')}
    }
    [role='status'] {
      ${heardBelow('18rem')}
    }
    [role='status'] > span {
      ${heardBelow('18rem')}
    }
  }
`;

export const Choice = styled.div`
  display: flex;
  padding: 2px;
  border-radius: 0.5rem;
  background: var(--color-surface);
`;

export const panel = css`
  position: fixed;
  inset: auto;
  margin-block-start: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: 0.75rem;
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: ${shadow.raised};
`;

export const Panel = styled.div`
  ${panel}
  position-area: bottom span-right;
  margin-inline: var(--space-3);

  /* All of it begins at one edge, that of what its buttons say. */
  :is(label, button, small) {
    padding: 0.375rem var(--space-3);
  }
  label {
    flex-wrap: wrap;
  }
  &:popover-open {
    display: grid;
    justify-items: start;
  }
  /* The day and its time stay side by side. */
  label > span {
    display: flex;
    gap: var(--space-2);
  }
  input:is([type='date'], [type='time']) {
    ${control}
    inline-size: auto;
  }
`;

/** A button whose words stand above a menu, with the sign of what opens. */
export const MenuButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  && {
    padding-inline-end: var(--space-1);
  }
  > svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    color: var(--color-muted);
  }
`;

/** What the tour points to. */
export const UndoButton = styled.button`
  anchor-name: --studio-undo;
`;

export const SaveState = styled.span<{ $isOff: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 24rem;
  padding-inline: var(--space-1);
  line-height: 1.25;
  color: ${({ $isOff }) => ($isOff ? 'var(--color-danger)' : 'var(--color-muted)')};

  > span {
    ${({ $isOff }) => ($isOff ? undefined : heardBelow('13.5rem'))}
  }
`;

/** How many there are of something that is gone to: quietly, or as what keeps visitors from what is saved. */
export const CountButton = styled.button`
  && {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    padding-inline: var(--space-2);
    color: var(--color-muted);
    font-variant-numeric: tabular-nums;
  }
  &&[data-mistakes] {
    color: var(--color-danger);
  }
  &:not([data-mistakes]) > [data-words='short'] {
    ${heardBelow('15.5rem')}
  }
  &[data-mistakes] > [data-words='short'] {
    ${heardBelow('6rem')}
  }
  > [data-words='brief'] {
    ${heardBelow('12rem')}
    @container states (inline-size >= 18rem) {
      display: none;
    }
  }
  > [data-words='long'] {
    ${heardBelow('34rem')}
  }
  [data-words='name'] {
    display: inline-block;
    max-inline-size: 11rem;
    overflow: hidden;
    vertical-align: bottom;
    text-overflow: ellipsis;
  }
`;

/** What is to be done next: of saving and publishing, only one is. */
export const MainButton = styled.button`
  && {
    padding-inline: var(--space-4);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 560;
  }
  &&[data-save] {
    anchor-name: --studio-save;
  }
  &&:not([aria-disabled]):hover {
    background: var(--color-accent);
    box-shadow: 0 0 0 2px var(--color-focus);
  }
  &&[data-quiet],
  &&[data-quiet]:not([aria-disabled]):hover {
    background: var(--color-surface);
    color: inherit;
  }
  &&[aria-disabled] {
    color: var(--color-muted);
  }
`;
