import { styled } from 'styled-components';
import { shadow } from '#kit/theme';
import { control, dangerButton, mainButton, smallButton } from '../form/FieldFrame.styles.ts';
import { plainBoxes } from '../shell/boxes.styles.ts';
import { asFingers, forFingers } from '../shell/fingers.styles.ts';

export const DialogRoot = styled.dialog`
  /* It begins at the same height whatever it holds, so that nothing in it jumps when there is more or less of it. */
  margin: min(12dvh, 6rem) auto auto;
  inline-size: min(42rem, calc(100vw - 2rem));
  max-block-size: calc(100dvh - min(12dvh, 6rem) - 1.5rem);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-page);
  color: var(--color-text);
  box-shadow: ${shadow.raised};
  font-size: var(--text-sm);
  line-height: 1.5;
  overflow: auto;
  /* What has the focus stands neither behind its head nor behind its foot. */
  --head: 4rem;
  scroll-padding-block: var(--head);

  ${asFingers}
  ${plainBoxes}
  &:is([data-size='wide'], [data-size='widest']) {
    margin-block-start: 1.5rem;
    max-block-size: calc(100dvh - 3rem);
  }
  &[data-size='wide'] {
    inline-size: min(72rem, calc(100vw - 2rem));
  }
  /* A window of a few lines is as small as they are. */
  &[data-size='wide']:has(> .window > .few) {
    margin-block-start: min(12dvh, 6rem);
    inline-size: min(42rem, calc(100vw - 2rem));
  }
  &[data-size='widest'] {
    inline-size: min(84rem, calc(100vw - 3rem));
  }
  &::backdrop {
    background: #0009;
  }
  /* It stands on the form and is as wide, or below the page where the window is narrow: it hides nothing of what it speaks of. */
  &[data-size='sheet'] {
    margin: 3.25rem 0 0 auto;
    inline-size: max(20rem, min(24vw, 25rem));
    block-size: calc(100dvh - 3.25rem);
    max-block-size: none;
    border-radius: 0;
  }
  &[data-size='sheet'] > .window {
    padding-inline: var(--space-4);
  }
  &[data-size='sheet']::backdrop {
    background: none;
  }
  @media (width < 64rem) {
    &[data-size='sheet'] {
      inline-size: auto;
      max-inline-size: none;
      margin: auto 0 0;
      block-size: auto;
      max-block-size: 65dvh;
      border-radius: var(--radius-md) var(--radius-md) 0 0;
    }
    &[data-size='sheet'] form {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-size='sheet'] form > :not(label) {
      grid-column: 1 / -1;
    }
  }
  .window {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding: 0 var(--space-5) var(--space-5);
  }
  .window > p {
    max-inline-size: none;
  }
  .window > .head {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-4) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    background: var(--color-page);
  }
  /* What is done with it stays in sight, however long it is. */
  .window > .foot,
  .version > .foot,
  .window > form > .foot {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    margin-block-end: calc(-1 * var(--space-5));
    padding-block: var(--space-3) var(--space-4);
    border-block-start: 1px solid var(--color-line);
    background: var(--color-page);
  }
  h2 {
    font-size: 1.125rem;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    font-size: var(--text-sm);
    font-weight: 600;
    letter-spacing: 0;
  }
  .entry {
    display: grid;
    gap: var(--space-2);
  }
  .entry + .entry {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }
  .close,
  .small {
    ${smallButton}
  }
  .main,
  .danger {
    ${smallButton}
    ${mainButton}
  }
  .danger {
    ${dangerButton}
  }
  /* What stands beside a large button is as high. */
  .row:has(> :is(.main, .danger)) > button {
    min-block-size: 2.25rem;
  }
  .muted {
    color: var(--color-muted);
    font-size: var(--text-xs);
  }
  .wrong {
    color: var(--color-danger);
    font-size: var(--text-xs);
    white-space: pre-line;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  form {
    display: grid;
    gap: var(--space-3);
  }
  label {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-xs);
    font-weight: 600;
  }
  fieldset label,
  label:has(> [type='checkbox']) {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    font-weight: 400;

    /* In the middle of the capitals of its first line, above whose foot it would stand. */
    > :is([type='checkbox'], [type='radio']) {
      flex: none;
      translate: 0 calc((0.8125rem - 1cap) / 2);
    }
    /* Its words stand in the middle of what is as high as a finger. */
    @media ${forFingers} {
      align-items: center;

      > :is([type='checkbox'], [type='radio']) {
        translate: none;
      }
    }
  }
  input:is([type='text'], [type='search'], [type='datetime-local']),
  select {
    ${control}
    font-weight: 400;
  }
  input[type='file'] {
    font-weight: 400;
  }
  /* The browser's own is as blue as a link. */
  ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  input::file-selector-button {
    ${smallButton}
    font: inherit;
    margin-inline-end: var(--space-3);
  }
  label small {
    color: var(--color-muted);
    font-size: var(--text-xs);
    font-weight: 400;
  }
  fieldset {
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: var(--space-1);
    padding: 0;
    font-size: var(--text-xs);
    font-weight: 600;
  }
  .sentences {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-2);
  }
  .sentences li:not(.row)::before {
    content: '– ' / '';
    color: var(--color-muted);
  }
  .version,
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  details > section + section {
    margin-block-start: var(--space-4);
  }
  details[open] > summary {
    margin-block-end: var(--space-2);
  }
  summary {
    padding-block: var(--space-1);
    font-size: var(--text-xs);
    cursor: pointer;
  }
  /* What is a part of the window has a head. */
  .window > details > summary {
    font-size: 1rem;
    font-weight: 600;
  }
`;
