import { styled } from 'styled-components';
import { dropLine } from '../../drag/drop-line.ts';
import { smallButton } from '../FieldFrame.styles.ts';

/** Sections, each a row that opens its form, with what can be done with it at its end. */
export const Rows = styled.ol`
  display: grid;
  gap: var(--space-1);

  --drop-gap: var(--space-1);

  li {
    ${dropLine}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
    background: var(--color-raised);
  }
  .link {
    display: grid;
    min-inline-size: 0;
    min-block-size: 2.25rem;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-sm);
    font-size: var(--text-xs);
    line-height: 1.2;
    text-align: start;
  }
  .link:hover {
    background: var(--color-surface);
  }
  small {
    overflow: hidden;
    color: var(--color-muted);
    font-size: var(--text-xs);
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small:empty {
    display: none;
  }
  fieldset {
    display: flex;
    padding-inline-end: 1px;
    border: 0;
  }
  fieldset > button {
    ${smallButton}
    min-inline-size: 1.6rem;
    padding-inline: 0;
    border-color: transparent;
    background: none;
    color: var(--color-muted);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
