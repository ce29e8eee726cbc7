import { styled } from 'styled-components';
import { dropLine } from '../../drag/drop-line.ts';
import { smallButton } from '../FieldFrame.styles.ts';

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
  .head > .grip {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
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
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    container: item-head / inline-size;
  }
  /* The words of the entry have all of its line, until somebody turns to it. */
  @media (hover: hover) and (forced-colors: none) {
    .head > .tools {
      position: absolute;
      inset-block: 1px;
      inset-inline-end: 1px;
      align-items: center;
      padding-inline: var(--space-4) var(--space-1);
      border-radius: var(--radius-sm);
      background: linear-gradient(to right, transparent, var(--color-raised) var(--space-4));
      opacity: 0;
    }
    .head:dir(rtl) > .tools {
      background: linear-gradient(to left, transparent, var(--color-raised) var(--space-4));
    }
    .head:hover > .tools,
    .head:focus-within > .tools {
      opacity: 1;
    }
    /* Between them, a press is one on the words. */
    .head > .tools {
      pointer-events: none;
    }
    .head > .tools > * {
      pointer-events: auto;
    }
    /* In a narrow pane they would lie on the middle of the words, where a press is to open them: they have a line below. */
    @container item-head (inline-size < 16rem) {
      .head > .open {
        flex-basis: 100%;
      }
      .head > .tools {
        position: static;
        flex-basis: 100%;
        justify-content: end;
        background: none;
      }
      .head:not(:focus-within) > .open[aria-expanded='false'] ~ .tools {
        display: none;
      }
    }
  }
  .open {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    overflow: hidden;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding-inline: 1.5rem var(--space-3);
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
  .open::before {
    content: '';
    flex: none;
    border-block: 0.25rem solid transparent;
    border-inline-start: 0.3rem solid;
    transition: transform var(--motion-fast);
  }
  .open[aria-expanded='true']::before {
    transform: rotate(90deg);
  }
  .head > .tools,
  > .tools {
    border: 0;
    display: flex;
    flex: none;
  }
  .head > .tools button,
  > .tools button {
    ${smallButton}
    min-inline-size: 1.6rem;
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
  /* In two lines, so that the words have the room: most are longer than one. */
  &[data-kind='value'] > .tools {
    display: grid;
    grid-template-columns: auto auto;
    padding-block-start: 1px;

    button {
      min-block-size: 1.5rem;
    }
  }
  /* The label of a single value in a list is only heard. */
  &[data-kind='value'] > :not(.tools) [data-path] > .line {
    min-block-size: 0;
  }
  &[data-kind='value'] > :not(.tools) [data-path] > .line > label {
    position: absolute;
    clip-path: inset(50%);
  }
`;
