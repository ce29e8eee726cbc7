import { styled } from 'styled-components';
import { layer, shadow } from '#kit/theme';
import { control, mainButton, smallButton } from './FieldFrame.styles.ts';

export const ComboboxRoot = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  anchor-scope: --combobox;
  anchor-name: --combobox;

  input {
    ${control}
    flex: 1 1 11rem;
    inline-size: auto;
    min-inline-size: 0;
  }
  .buttons {
    display: flex;
    gap: var(--space-1);
  }
  .buttons > button {
    ${smallButton}
  }
  .buttons > .main {
    ${mainButton}
  }
  [role='listbox'] {
    position: absolute;
    z-index: ${layer.skip};
    inset-inline: 0;
    inset-block-start: calc(100% + 2px);
    overflow-y: auto;
    max-block-size: 16rem;
    padding: var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-sm);
    background: var(--color-raised);
    box-shadow: ${shadow.raised};
  }
  /* No window or pane that it stands in cuts it off. It is as high as there is room below the field, and opens above where that is too little. */
  @supports (anchor-scope: --combobox) {
    [role='listbox'] {
      position: fixed;
      position-anchor: --combobox;
      position-area: block-end;
      position-try-fallbacks: flip-block;
      inset: auto;
      inline-size: anchor-size(inline);
      max-block-size: clamp(7.5rem, 100% - 6px, 16rem);
      margin-block: 2px;
    }
  }
  [role='option'] {
    padding: var(--space-2);
    border-radius: var(--radius-sm);
    font-size: var(--text-sm);
    font-weight: 500;
    line-height: 1.35;
    cursor: pointer;
  }
  [role='option']:hover,
  [aria-selected='true'] {
    background: var(--color-surface);
    outline: 1px solid var(--color-border);
  }
  small {
    display: block;
    overflow: hidden;
    color: var(--color-muted);
    font-size: 0.75rem;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
