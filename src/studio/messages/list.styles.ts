import { css } from 'styled-components';
import { control, smallButton } from '../form/FieldFrame.styles.ts';

/** The list of a box. */
export const list = css`
  .inbox {
    grid-area: list;
    min-inline-size: 0;
    padding: 0;
    overflow-y: auto;
    border-inline-end: 1px solid var(--color-line);
  }
  search {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) var(--space-2);
    background: var(--color-page);
  }
  .search {
    position: relative;
    display: block;
  }
  .search svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-3);
    margin-block: auto;
    color: var(--color-muted);
  }
  .search input {
    ${control}
    padding-inline-start: 2.4rem;
  }
  .choices {
    display: flex;
    gap: var(--space-2);
  }
  .choices label {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  select {
    ${control}
    font-size: var(--text-xs);
  }
  .found {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-block-size: 2rem;
    padding-inline: var(--space-4);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .found button,
  .more {
    ${smallButton}
    border-color: transparent;
    background: none;
  }
  .found svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .rows li {
    border-block-start: 1px solid var(--color-line);
  }
  .rows li:last-child {
    border-block-end: 1px solid var(--color-line);
  }
  .rows button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    inline-size: 100%;
    padding: var(--space-3) var(--space-4);
    text-align: start;
  }
  .rows button:hover {
    background: var(--color-surface);
  }
  .rows button:focus-visible {
    outline-offset: -2px;
  }
  .rows button[aria-current] {
    background: var(--color-raised);
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  .who {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rows time,
  .form {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .form,
  .excerpt {
    grid-column: 1 / -1;
  }
  .form strong {
    color: var(--color-danger);
  }
  .excerpt {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  .more {
    display: block;
    margin: var(--space-3) auto;
    min-block-size: 2.25rem;
  }
`;
