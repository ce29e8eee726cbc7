import { styled } from 'styled-components';
import { control } from '../form/FieldFrame.styles.ts';
import { notForFingers } from '../shell/fingers.styles.ts';
import { chosenRow, fade } from '../shell/list.styles.ts';

export const Pages = styled.nav`
  display: grid;
  gap: var(--space-2);
  margin-block-end: var(--space-4);
  padding-block-end: var(--space-4);
  border-block-end: 1px solid var(--color-line);

  /* Where there is room, the way to other pages stays in sight above a long list. */
  @media (width >= 60rem) and (height >= 45rem) {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background: var(--color-page);
    box-shadow: 0 calc(-1 * var(--space-4)) 0 var(--color-page);

    &::after {
      ${fade}
      inset-block-start: calc(100% + 1px);
      background: linear-gradient(to bottom, var(--color-page), transparent);
    }
  }
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
  > button,
  details > button {
    border: 1px solid var(--color-border);
  }
  > button [role='img'] {
    float: inline-end;
    color: var(--color-muted);
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
  > button small,
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
  @media (hover: hover) {
    :is(summary, button):hover {
      background: var(--color-surface);
    }
  }
  /* A list that is open shows which of its rows it is itself. */
  [aria-current]:not([open] > summary),
  [aria-current]:not([open] > summary):hover {
    ${chosenRow}
  }
  /* The page that Enter takes. */
  [data-sought]:not(:focus-within) li:first-child > button {
    background: var(--color-surface);
    outline: 1px solid var(--color-border);
    outline-offset: -1px;
  }
  [type='search'] {
    ${control}
    margin-block-start: var(--space-2);
  }
  details > :is(div, ul) {
    max-block-size: 60vh;
    margin-block: var(--space-2);
    overflow-y: auto;
  }
  /* In a low window the parts of every page leave room for the sections below them. */
  @media ${notForFingers} {
    @media (height < 60rem) {
      details > ul {
        max-block-size: 45vh;
      }
      details > ul > li > button {
        padding-block: 0.2rem;
        line-height: 1.4;
      }
    }
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
