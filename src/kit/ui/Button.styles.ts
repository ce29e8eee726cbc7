import { styled } from 'styled-components';

/** The look of every button. `data-variant` and `data-size` choose; render it `as` a link where it leads somewhere. */
export const ButtonRoot = styled.button`
  --fill: var(--color-accent);
  --ink: var(--color-on-accent);
  --edge: var(--fill);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0 0.7em;
  min-block-size: 2.75rem;
  padding: 0.5em 1.25em;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-full);
  background: var(--fill);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 580;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  /* Of all that changes: to name it costs every page 14 bytes. */
  transition: var(--motion-fast);

  &:hover {
    color: var(--ink);
    filter: brightness(0.9);
  }
  &:focus-visible {
    border-radius: var(--radius-full);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  /* What does nothing yet looks it: an outline of dashes, and words that say so. */
  &[aria-disabled='true'] {
    --fill: transparent !important;
    --ink: var(--color-muted) !important;
    --edge: var(--color-border) !important;
    flex-wrap: wrap;
    border-style: dashed;
    filter: none;
  }
  &[aria-disabled='true']::after {
    display: none;
  }
  small {
    font-size: var(--text-xs);
    font-weight: 400;
  }
  /* Pressed, and what it opens is on its way: a line runs to and fro, and is there in the first frame. */
  &[data-pressed],
  &[aria-busy='true'] {
    position: relative;
    opacity: 0.7;
    cursor: progress;
  }
  &[data-pressed]::before,
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: auto 1.25em 0.4em;
    block-size: 2px;
    background: var(--ink);
    animation: draw 0.7s -0.3s infinite alternate;
  }

  &[data-variant='hero'] {
    --fill: var(--color-signal);
    --ink: var(--color-on-signal);
  }
  &[data-variant='destructive'] {
    --fill: var(--color-danger-fill);
    --ink: var(--color-on-danger);
  }
  &[data-variant='secondary'] {
    --fill: var(--color-raised);
    --ink: var(--color-text);
    --edge: var(--color-line);
  }
  &[data-variant^='outline'],
  &[data-variant='ghost'],
  &[data-variant='link'] {
    --fill: transparent;
    --ink: var(--color-text);
    --edge: var(--color-border);
  }
  &[data-variant='outline-hero'] {
    --edge: var(--color-accent);
  }
  &[data-variant='outline-on-dark'] {
    --fill: var(--fixed-night);
    --ink: var(--fixed-paper);
    --edge: var(--fixed-edge);
  }
  &[data-variant='ghost'],
  &[data-variant='link'] {
    --edge: transparent;
  }
  &[data-variant='link'] {
    padding-inline: 0;
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
  }
  &[data-variant^='outline']:hover,
  &[data-variant='ghost']:hover {
    --fill: var(--color-text);
    --ink: var(--color-page);
    --edge: var(--color-text);
  }
  &[data-variant='link']:hover {
    --ink: var(--color-accent);
  }

  /* The line that leads on. */
  &[data-variant='hero']::after {
    content: '';
    inline-size: 1.6em;
    block-size: 0.5rem;
    background: var(--line-from);
    transform: scaleX(-1);
    transition: transform var(--motion-slow) var(--motion-ease);
  }
  &[data-variant='hero']:hover::after {
    transform: scaleX(-1.2);
  }

  &[data-size='sm'] {
    min-block-size: 2.25rem;
    padding-inline: 1em;
    font-size: var(--text-xs);
  }
  &[data-size='lg'] {
    min-block-size: 3.25rem;
    padding-inline: 1.5em;
  }
  &[data-size='xl'] {
    min-block-size: 3.75rem;
    padding-inline: 1.6em;
    font-size: var(--text-md);
  }
  &[data-size='icon'] {
    inline-size: min(2.75rem, 14vw);
    padding: 0;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-6);

  > * {
    max-inline-size: 100%;
  }
`;
