import { styled } from 'styled-components';

export const StatTickerRoot = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  border-block: 1px solid var(--color-line);
  overflow: hidden;
  overflow: clip;

  /* Everything moves by half of its width, so that the second half arrives where the first began; each fills the screen. */
  > div {
    display: flex;
    flex: none;
    min-inline-size: 200vw;
    animation: pass 96s linear infinite;
  }
  &[data-paused] > div {
    animation-play-state: paused;
  }
  dl {
    display: flex;
    flex: auto;
    align-items: baseline;
    justify-content: space-around;
  }
  dl > div {
    display: flex;
    flex-direction: row-reverse;
    align-items: baseline;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-6);
    white-space: nowrap;
  }
  dl > div::after {
    content: '';
    order: -1;
    align-self: center;
    margin-inline-start: var(--space-6);
    inline-size: 3rem;
    block-size: 0.5rem;
    background: var(--line-from);
    transform: scaleX(-1);
    color: var(--color-accent);
  }
  .value {
    font-size: var(--text-xl);
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  dt {
    color: var(--color-muted);
  }
  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 4rem;
    background: var(--color-page);
    border-inline-start: 1px solid var(--color-line);
  }
  button:hover {
    color: var(--color-accent);
  }
  button:focus-visible {
    outline-offset: -6px;
  }
  > p {
    inline-size: 100%;
    max-inline-size: none;
    margin: 0;
    padding: 0 max(var(--space-gutter), (100% - var(--width-page)) / 2) var(--space-3);
  }
  svg {
    inline-size: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Nothing moves where motion is not wanted, or could not be stopped: the figures stand in rows. */
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    padding-inline: max(var(--space-gutter), (100% - var(--width-page)) / 2);
    > p {
      padding-inline: 0;
    }
    > div {
      animation: none;
      flex: auto;
      min-inline-size: 0;
    }
    dl {
      display: grid;
      flex: auto;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    }
    dl > div {
      flex-direction: column-reverse;
      gap: 0;
      padding-inline: 0;
      white-space: normal;
    }
    dl > div::after,
    dl[aria-hidden],
    button {
      display: none;
    }
  }
`;
