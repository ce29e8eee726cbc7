import { styled } from 'styled-components';
import { skipStyle } from '../app/shell/skip.styles.ts';
import { layer } from '../theme/layers.ts';

export const FrameRoot = styled.div`
  display: grid;
  grid-template: 'header' auto 'nav' auto 'main' 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;

  code,
  pre {
    font-family: ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace;
    font-size: 0.92em;
  }

  > header {
    grid-area: header;
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.header};
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: var(--width-header);
    padding-inline: var(--space-gutter);
    border-block-end: 1px solid var(--color-line);
    background: var(--color-page);
  }
  > header > a {
    text-decoration: none;
  }
  .skip {
    ${skipStyle}
  }

  > nav {
    grid-area: nav;
    padding: var(--space-5) var(--space-gutter);
    font-size: var(--text-sm);
  }
  > nav h2 {
    margin-block: var(--space-5) var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 500;
    letter-spacing: 0;
  }
  > nav > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  > nav a {
    display: block;
    padding-block: 0.2rem;
    text-decoration: none;
  }
  > nav [aria-current] {
    color: var(--color-accent);
    font-weight: 600;
  }
  > nav ul ul {
    padding-inline-start: var(--space-4);
    border-inline-start: 1px solid var(--color-line);
  }
  > nav ul ul a {
    color: var(--color-muted);
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
  label {
    display: block;
    margin-block-end: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  #nothing {
    margin-block-start: var(--space-3);
  }
  #nothing button {
    margin-inline-end: var(--space-3);
    padding-block: var(--space-1);
    text-decoration: underline;
  }
  input {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    background: var(--color-surface);
  }

  > main {
    grid-area: main;
    min-inline-size: 0;
    padding: var(--space-7) var(--space-gutter) var(--space-section);
  }

  @media (min-width: 900px) {
    grid-template: 'header header' auto 'nav main' 1fr / 17rem minmax(0, 1fr);

    > nav {
      position: sticky;
      inset-block-start: var(--width-header);
      block-size: calc(100dvh - var(--width-header));
      overflow-y: auto;
      padding: var(--space-5);
      border-inline-end: 1px solid var(--color-line);
    }
    > nav > ul {
      display: block;
    }
    > header {
      padding-inline: var(--space-5);
    }
  }
`;

/** The words at the top of a document. */
export const Lead = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  margin-block-end: var(--space-7);

  h1 {
    font-size: var(--text-2xl);
    letter-spacing: -0.035em;
  }
  p {
    max-inline-size: 56ch;
    color: var(--color-muted);
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;
