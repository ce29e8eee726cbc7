import { styled } from 'styled-components';
import { smallButton } from '../form/FieldFrame.styles.ts';

/** The form of a sample, also before it is there. */
export const sampleRatio = '16 / 10';

export const PaletteRoot = styled.div`
  display: grid;
  gap: var(--space-4);

  /* Lists of the examples themselves look as they do on a page. */
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: var(--space-4);
  }
  /* Of four none stands alone. */
  > ul:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  }
  > ul > li {
    display: grid;
    min-inline-size: 0;
  }
  .card {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: var(--space-1);
    inline-size: 100%;
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    transition: border-color var(--motion-fast);
  }
  .card:hover,
  .card:focus-within {
    border-color: var(--color-accent);
  }
  /* What Enter adds, while the search is typed in. */
  &:has(input:focus) .card[data-first] {
    border-color: var(--color-accent);
    .choose::before {
      content: 'Enter';
      content: 'Enter' / '';
      order: 1;
      margin-inline-start: auto;
      padding-inline: var(--space-2);
      border: 1px solid var(--color-border);
      border-radius: var(--radius-sm);
      color: var(--color-muted);
      font-size: var(--text-xs);
      font-weight: 400;
    }
  }
  .choose {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-2) 0;
    font-weight: 600;
    text-align: start;
  }
  /* All of the card is the button. */
  .choose::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-md);
  }
  .choose:focus-visible {
    outline: none;
  }
  .choose:focus-visible::after {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  .card > p {
    padding: 0 var(--space-2) var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-xs);
    line-height: 1.45;
  }
  /* As much room as the sample takes that comes: nothing moves below what is about to be pressed. */
  .waiting {
    border-radius: var(--radius-sm);
    background: var(--color-line);
    aspect-ratio: ${sampleRatio};
  }
  .small {
    ${smallButton}
    justify-self: start;
  }
  .card > .small {
    position: relative;
    z-index: 1;
    margin: 0 var(--space-2) var(--space-2);
  }
  .nothing {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-5);
  }
  .tries {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
