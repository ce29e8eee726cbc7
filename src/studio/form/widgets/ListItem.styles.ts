import { styled } from 'styled-components';
import { onlyHeard } from '#kit';
import { dropLine } from '../../drag/drop-line.ts';
import { forFingers, notForFingers } from '../../shell/fingers.styles.ts';
import { foldSign, smallButton } from '../FieldFrame.styles.ts';

export const ItemList = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

/** An entry that is a group of fields: a card that opens. One that is a single value: a row. */
export const ItemRoot = styled.li`
  min-inline-size: 0;
  --drop-gap: var(--space-2);
  ${dropLine}

  .grip {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.25rem;
    min-block-size: 2.25rem;
    color: var(--color-muted);
    cursor: grab;
  }
  .grip > svg {
    inline-size: 0.875rem;
  }
  &[data-kind='group'] {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    background: var(--color-raised);
    --studio-ground: var(--color-raised);
  }
  &[data-kind='group'][data-wrong] {
    border-color: var(--color-danger);
  }
  .head {
    display: flex;
    align-items: center;
  }
  .head > .grip {
    margin-inline-end: -0.25rem;
  }
  .open {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    overflow: hidden;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding-inline: var(--space-2);
    border-radius: var(--radius-sm);
    font-size: var(--text-xs);
    font-weight: 560;
    text-align: start;
  }
  .open > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .open > small {
    flex: none;
    color: var(--color-muted);
    font-weight: 400;
  }
  .open::before {
    ${foldSign}
  }
  .open[aria-expanded='true']::before {
    transform: rotate(90deg);
  }
  .open > .picture {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  /* Its ground is seen through it, not beside it. */
  .picture > img {
    max-inline-size: 100%;
    max-block-size: 100%;
    border-radius: 2px;
    background: var(--fixed-paper);
  }
  .head > .tools,
  > .tools {
    border: 0;
    display: flex;
    flex: none;
  }
  .head > .tools > button,
  .head > button:last-of-type:not(.open, .close),
  > .tools > button {
    ${smallButton}
    padding-inline: 0;
  }
  .body {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-3) var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  &[data-kind='value'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1);
  }
  &[data-kind='value'] > .tools {
    padding-block-start: 0.25rem;
  }
  @media ${forFingers} {
    .grip {
      min-block-size: 2.75rem;
    }
    &[data-kind='value'] > .tools {
      padding-block-start: 0;
    }
  }
  /* One with a name of its own that people read: what takes it away is beside what it says. */
  &[data-kind='named'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1);
  }
  &[data-kind='named'] > button {
    margin-block-start: 2.25rem;
  }
  /* The label of a single value in a list is only heard. */
  &[data-kind='value'] > :not(.tools) [data-path] > .line {
    min-block-size: 0;
  }
  &[data-kind='value'] > :not(.tools) [data-path] > .line + * {
    margin-block-start: calc(-1 * var(--space-1));
  }
  &[data-kind='value'] > :not(.tools) [data-path] > .line > label {
    ${onlyHeard}
  }
  /* Nor have its tools, which are seen while it is worked in, a line of their own: there is room for them at the end of its words. */
  @media ${notForFingers} {
    &[data-kind='value'] > :not(.tools) [data-path]:has(> [role='textbox']) {
      > * {
        order: 2;
      }
      > [role='textbox'] {
        order: 0;
        margin-block-start: 0;
        padding-block-end: 2rem;
      }
      > [data-widget='figured'] {
        padding-block-end: 0.4rem;
        padding-inline-end: 2.25rem;
      }
      > .line {
        order: 1;
        margin-block-start: calc(-1 * var(--space-1));
      }
      > .line > [role='group'] {
        position: absolute;
        z-index: 1;
        inset: auto 0.2rem 0.2rem auto;
      }
      > .line > [role='group'] > :only-child > span {
        display: none;
      }
    }
  }
`;
