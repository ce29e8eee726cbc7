import { styled } from 'styled-components';

export const FilmRoot = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-6);

  .stage {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-raised);
  }
  .stage > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  .stage > figure > div {
    inline-size: 100%;
    block-size: 100%;
    border-radius: 0;
  }
  .stage img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .stage > video {
    object-fit: cover;
  }
  .stage > video[data-played] {
    object-fit: contain;
    background: var(--fixed-night);
  }
  .stage > :focus-visible {
    outline-offset: -6px;
    border-radius: var(--radius-md);
  }

  /* The sign to play stands in a corner, so that it hides no face. */
  button svg {
    position: absolute;
    inset-block-end: clamp(0.75rem, 4%, 2rem);
    inset-inline-start: clamp(0.75rem, 4%, 2rem);
    inline-size: clamp(3.5rem, 8vw, 5.5rem);
    padding: 0.9em;
    border: 1.5px solid var(--color-signal);
    border-radius: var(--radius-full);
    background: var(--color-signal);
    fill: var(--color-on-signal);
    transition: transform var(--motion-slow) var(--motion-ease);
  }
  button:hover svg {
    transform: scale(1.08);
  }
  button[data-pressed] svg {
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    button svg {
      fill: currentColor;
    }
  }
  /* Without the app, the link beside it leads to the film. */
  :root:not([data-script]) & button,
  [data-app-failed] & button {
    display: none;
  }

  /* The words of the film; those of the poster are its own. */
  > figcaption,
  .terms {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  .title {
    color: var(--color-text);
    font-size: var(--text-lg);
    font-weight: 560;
    letter-spacing: -0.01em;
    line-height: 1.3;
  }
  .terms {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  .terms a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-text);
    font-weight: 560;
  }
  .address {
    display: none;
  }

  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);

    .terms {
      margin-block-start: auto;
    }
  }

  /* Paper shows the poster, the title and where the film is. */
  @media print {
    .stage > :is(video, iframe) {
      display: none;
    }
    .address {
      display: inline;
    }
  }
`;
