import { styled } from 'styled-components';
import { onlyHeard } from '#kit';
import { spoken } from './Thread.styles.ts';

/** The pages, and beside them what is said; where there is little room, that is a sheet below them. */
export const LookScreen = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(20rem, 27vw, 26rem);
  grid-template-rows: minmax(0, 1fr);
  block-size: 100dvh;
  padding: 0;
  font-size: var(--text-sm);
  line-height: 1.5;

  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  .site {
    display: grid;
    min-block-size: 0;
  }
  iframe {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    background: var(--color-surface);
  }
  :is(.opener, .unopened) {
    display: none;
  }
  .panel {
    display: grid;
    align-content: start;
    gap: var(--space-6);
    overflow-y: auto;
    padding: var(--space-5);
    border-inline-start: 1px solid var(--color-line);
    background: var(--color-page);
  }
  .panel :is(section, header),
  .change {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  .panel header,
  .change {
    gap: var(--space-1);
  }
  h1 {
    font-size: 1.5rem;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  h2 {
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--color-line);
    font-size: 1.0625rem;
  }
  h3 {
    font-size: var(--text-sm);
    font-weight: 600;
    letter-spacing: 0;
  }
  h3 button,
  .quiet,
  .note button {
    color: var(--color-accent);
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .change li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }
  .change li::before {
    content: '–' / '';
    color: var(--color-muted);
  }
  blockquote,
  .note {
    margin-block-start: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .note {
    border-inline-start: 3px solid var(--color-accent);
  }
  /* It is there before it says something, so that it is read then. */
  .sent:empty {
    margin-block-start: calc(-1 * var(--space-3));
  }
  .change summary {
    inline-size: fit-content;
    color: var(--color-muted);
    font-size: var(--text-xs);
    cursor: pointer;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-2);
    margin-block-start: var(--space-2);
  }
  .pair figcaption {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .picture {
    position: relative;
    overflow: hidden;
    aspect-ratio: 3 / 4;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
  }
  .picture iframe {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 390px;
    block-size: 520px;
    border: 0;
    transform-origin: 0 0;
  }
  .verdicts {
    display: grid;
    gap: var(--space-2);
  }
  .verdicts li {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    overflow-wrap: anywhere;
  }
  .verdicts [data-kind='approved'] {
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  .verdicts [data-kind='missing'] {
    box-shadow: inset 3px 0 0 var(--color-danger);
  }
  .verdicts .text {
    white-space: pre-line;
  }
  ${spoken}

  @media (width < 60rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto 0;

    &[data-open] {
      grid-template-rows: minmax(0, 1fr) auto minmax(0, 2fr);
    }
    .opener {
      position: relative;
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--space-4);
      padding: 1.125rem var(--space-4) var(--space-3);
      border-block-start: 1px solid var(--color-line);
      background: var(--color-raised);
      text-align: start;
    }
    /* What the page is about, for screen readers, while the panel that says it is folded. */
    .unopened {
      display: block;
      ${onlyHeard}
    }
    .opener::before {
      content: '';
      position: absolute;
      inset-block-start: 0.375rem;
      inset-inline: 50% auto;
      inline-size: 2.5rem;
      block-size: 0.25rem;
      margin-inline-start: -1.25rem;
      border-radius: 1rem;
      background: var(--color-border);
    }
    .opener b {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .opener span {
      color: var(--color-muted);
      font-size: var(--text-xs);
    }
    .opener:focus-visible {
      outline-offset: -3px;
    }
    .panel {
      border-inline-start: 0;
      border-block-start: 1px solid var(--color-line);
    }
    &:not([data-open]) .panel {
      display: none;
    }
    :is(input, textarea, select) {
      /* Smaller, and phones enlarge the whole page while somebody types. */
      font-size: 1rem;
    }
  }
`;

export const Waiting = styled.main`
  display: grid;
  place-items: center;
  block-size: 100dvh;
  padding: var(--space-5);
  color: var(--color-muted);
`;
