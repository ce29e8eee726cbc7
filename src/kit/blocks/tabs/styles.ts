import { styled } from 'styled-components';

/** Without a script there are no tabs: all panels stand one after the other, each below its label. */
export const TabList = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin-block-end: var(--space-7);
  box-shadow: inset 0 -1px var(--color-line);

  [data-script] & {
    display: flex;
  }

  button {
    padding-block: var(--space-3) var(--space-4);
    border-block-end: 3px solid transparent;
    color: var(--color-muted);
    font-size: var(--text-lg);
    font-weight: 500;
    transition:
      color var(--motion-fast),
      border-color var(--motion-fast);
  }
  button:hover {
    color: var(--color-text);
    border-color: var(--color-border);
  }
  [aria-selected='true'] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }
  button:focus-visible {
    border-radius: 0;
  }
  @media (forced-colors: active) {
    [aria-selected='false'] {
      border-color: Canvas;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--space-7);

  & + & {
    margin-block-start: var(--space-7);
  }
  > :is(h2, h3) {
    color: var(--color-accent);
    font-size: var(--text-lg);
  }

  /* A section in a tab is part of the section around it. */
  section:not([data-background='bold']) {
    padding: 0;
    background: none;
  }
  section > header {
    margin-block-end: var(--space-6);
  }
  section > header > :is(h2, h3) {
    font-size: var(--text-xl);
  }

  /* Before React is there, attributes alone decide which panel is seen; a link to a section in a tab shows that one. */
  @media not print {
    [data-script] & {
      margin: 0;
    }
    [data-script] & > :is(h2, h3),
    [data-script] &:not([data-selected]) {
      display: none;
    }
    [data-script] [data-hydrated='false'] > &:has(:target) {
      display: grid;
    }
  }
`;
