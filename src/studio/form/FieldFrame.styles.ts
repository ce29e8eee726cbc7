import { css, styled } from 'styled-components';
import { forFingers, notForFingers } from '../shell/fingers.styles.ts';

/** How every control looks in which something is written or chosen. */
export const control = css`
  display: block;
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0.4rem var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-page);
  color: var(--color-text);
  font-weight: 400;
  font-size: var(--text-sm);
  line-height: 1.45;
  text-overflow: ellipsis;

  /* Words stand in the middle of what is as high as a finger. */
  @media ${forFingers} {
    padding-block: 0.65rem;
  }
  &:focus-visible {
    outline: 2px solid var(--color-accent);
    outline-offset: 0;
    border-color: var(--color-accent);
  }
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
  }
  &:disabled,
  &[readonly] {
    background: var(--color-surface);
    color: var(--color-muted);
  }
`;

/** How every choice from a list looks: its sign is that of what opens, drawn in two strokes. */
export const selectControl = css`
  ${control}
  appearance: none;
  padding-inline-end: 2.25rem;
  background-image:
    linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%),
    linear-gradient(-45deg, transparent 42%, currentColor 42% 58%, transparent 58%);
  background-position:
    right 1.175rem center,
    right 0.85rem center;
  background-repeat: no-repeat;
  background-size: 0.35rem 0.35rem;
`;

/** The edge of a swatch: a colour that is that of its ground is seen, too. */
export const swatchEdge = css`
  border: 1px solid var(--color-muted);
  border-radius: 2px;
`;

/** A colour beside the signs that it is written with, which few can read. */
export const Patch = styled.i`
  display: inline-block;
  block-size: 0.9em;
  inline-size: 1.4em;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  vertical-align: -0.1em;
`;

/** What is left to be done once all is filled in. It is a small button, too. */
export const mainButton = css`
  min-block-size: 2.25rem;
  padding-inline: var(--space-4);
  border-color: var(--color-accent);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 580;

  &:hover:not(:disabled) {
    border-color: var(--color-accent);
    background: var(--color-accent);
    filter: brightness(0.93);
  }
`;

/** What takes something away for good, or everywhere: it never looks like what saves. */
export const dangerButton = css`
  &,
  &:hover:not(:disabled) {
    border-color: var(--color-danger-fill);
    background: var(--color-danger-fill);
    color: var(--color-on-danger);
  }
`;

/** A small button of a form. */
export const smallButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  min-inline-size: 1.75rem;
  min-block-size: 1.75rem;
  padding: 0.1rem var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-raised);
  font-size: var(--text-xs);
  line-height: 1.2;

  &:hover:not(:disabled, [aria-disabled]) {
    background: var(--color-surface);
  }
  &:is(:disabled, [aria-disabled]) {
    opacity: 0.45;
    cursor: default;
  }
  &[data-quiet] {
    border-color: transparent;
    background: none;
    color: var(--color-muted);
  }
  &[data-quiet]:hover:not(:disabled, [aria-disabled]) {
    border-color: var(--color-line);
    color: var(--color-text);
  }
`;

/** What says that something can be unfolded, before its words. */
export const foldSign = css`
  content: '';
  flex: none;
  border-block: 0.25rem solid transparent;
  border-inline-start: 0.3rem solid;
  transition: transform var(--motion-fast);
`;

export const SmallButton = styled.button`
  ${smallButton}
`;

/** Entries that each lead to a form of their own. */
export const LinkList = styled.ul`
  display: grid;
  gap: var(--space-1);

  button {
    ${smallButton}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: var(--space-2) var(--space-3);
    text-align: start;
  }
  small {
    color: var(--color-muted);
    line-height: 1.35;
  }
`;

export const FrameRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-inline-size: 0;

  .line {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
    min-block-size: 1.75rem;
  }
  /* A text is as long as its words: its tools stay at hand in all of it. In a grid nothing would, but in its own row. */
  &:has(> [role='textbox']) {
    display: flex;
    flex-direction: column;
  }
  @media ${notForFingers} {
    &:focus-within:has(> [role='textbox']) > .line,
    > .at-cursor {
      position: sticky;
      z-index: 1;
      inset-block: calc(-1 * var(--space-4));
      background: var(--studio-ground, var(--color-page));
    }
  }
  label,
  .label {
    font-size: var(--text-xs);
    font-weight: 600;
    line-height: 1.3;
  }
  label small {
    color: var(--color-muted);
    font-size: 1em;
    font-weight: 400;
  }
`;

export const HelpRoot = styled.p`
  color: var(--color-muted);
  font-size: 0.75rem;
  line-height: 1.4;
`;

export const MessageList = styled.ul`
  display: grid;
  gap: var(--space-1);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-1) var(--space-3);
    border-inline-start: 3px solid var(--color-border);
    background: var(--color-surface);
    font-size: 0.75rem;
    line-height: 1.45;
  }
  li > p {
    flex: 1 1 12rem;
  }
  /* What is said besides stands below, not beside. */
  li > span {
    flex: 1 0 100%;
  }
  li[data-severity='error'] {
    border-color: var(--color-danger);
  }
  li[data-severity='error'] strong {
    color: var(--color-danger);
  }
  span {
    color: var(--color-muted);
  }
  button {
    ${smallButton}
  }
`;
