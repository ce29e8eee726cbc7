import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { layer, shadow } from '#kit/theme';
import { SmallButton } from '../form/FieldFrame.styles.ts';
import { isTourSeen, markTourSeen, onTourAsked } from './tour.ts';

/** What a step is about. The card stands above the page beside it, so that it covers nothing that can be worked in. */
type Step = { at: 'page' | 'outline' | 'form' | 'undo' | 'save'; title: string; words: string };

const steps: readonly Step[] = [
  {
    at: 'page',
    title: 'This is your page',
    words: 'Press any words twice to change them where they stand. Press once to select their section.',
  },
  {
    at: 'form',
    title: 'What is selected is here',
    words:
      'Every word, picture and link of the section has a field. If something is wrong, it is said beside the field.',
  },
  {
    at: 'outline',
    title: 'The sections of the page',
    words: 'Drag one to move it. “Add a section” shows what there is. The pages of the site are above.',
  },
  { at: 'undo', title: 'Try things out', words: 'Everything can be undone, as far back as you like.' },
  {
    at: 'save',
    title: 'Save when you are done',
    words: '“What changed” tells it in plain words first. Until then, your work is kept in this browser.',
  },
];

const Card = styled.section`
  position: absolute;
  z-index: ${layer.toast};
  display: grid;
  gap: var(--space-3);
  inline-size: min(22rem, calc(100% - 2 * var(--space-4)));
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: ${shadow.raised};
  font-size: var(--text-sm);
  line-height: 1.5;

  /* Where it stands in the middle of the screen, and a corner that points to what it speaks of. */
  &[data-at='page'] {
    inset: auto auto var(--space-5) 50%;
    transform: translateX(-50%);
    anchor-name: --studio-tour;
  }
  &[data-at='outline'] {
    inset-block-start: 12rem;
    inset-inline-start: var(--space-4);
  }
  &[data-at='form'] {
    inset-block-start: 6rem;
    inset-inline-end: var(--space-4);
  }
  &[data-at='undo'] {
    inset-block-start: var(--space-4);
    inset-inline-start: var(--space-4);
  }
  &[data-at='save'] {
    inset-block-start: var(--space-4);
    inset-inline-end: var(--space-4);
  }
  /* The buttons that the last two speak of know where they are. */
  @supports (anchor-scope: none) {
    &:is([data-at='undo'], [data-at='save']) {
      position: fixed;
      inset: auto;
      margin-block-start: var(--space-3);
    }
    &[data-at='undo'] {
      position-anchor: --studio-undo;
      position-area: block-end span-inline-end;
    }
    &[data-at='save'] {
      position-anchor: --studio-save;
      position-area: block-end span-inline-start;
    }
  }
  &:not([data-at='page'])::before {
    content: '';
    position: absolute;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 1px solid var(--color-border);
    border-inline-end: 0;
    border-block-end: 0;
    background: var(--color-raised);
  }
  &[data-at='outline']::before {
    inset: 1.5rem auto auto -0.4375rem;
    transform: rotate(-45deg);
  }
  &[data-at='form']::before {
    inset: 1.5rem -0.4375rem auto auto;
    transform: rotate(135deg);
  }
  &[data-at='undo']::before {
    inset: -0.4375rem auto auto 0.875rem;
    transform: rotate(45deg);
  }
  &[data-at='save']::before {
    inset: -0.4375rem 1.5rem auto auto;
    transform: rotate(45deg);
  }

  /* On a tablet list and form are behind buttons at its foot. */
  @media (40rem <= width < 60rem) {
    &:is([data-at='outline'], [data-at='form']) {
      inset-block: auto 5.5rem;
    }
    &[data-at='outline']::before {
      inset: auto auto -0.4375rem 2rem;
      transform: rotate(-135deg);
    }
    &[data-at='form']::before {
      inset: auto 2rem -0.4375rem auto;
      transform: rotate(-135deg);
    }
  }
  [data-main] {
    margin-inline-start: auto;
    padding-inline: var(--space-4);
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 580;
  }
  [data-main]:hover:not(:disabled) {
    background: var(--color-accent);
    filter: brightness(0.93);
  }
  small {
    color: var(--color-muted);
  }
  h2 {
    font-size: 1.0625rem;
  }
  div {
    display: flex;
    justify-content: space-between;
  }
`;

/** Five sentences for the first visit. It goes for good when it is skipped. */
export function Tour() {
  const [step, setStep] = useState<number | undefined>(() => (isTourSeen() ? undefined : 0));
  const end = () => {
    markTourSeen();
    setStep(undefined);
  };
  // Wherever the focus is: what has it hears the key first.
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open], :popover-open'))
      end();
  });
  useEffect(() => onTourAsked(() => setStep(0)), []);
  const current = step === undefined ? undefined : steps[step];
  const isShown = current !== undefined;
  useEffect(() => {
    if (!isShown) return;
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [isShown]);
  if (step === undefined || !current) return null;
  const isLast = step === steps.length - 1;
  return (
    <Card aria-label="A short tour" data-at={current.at}>
      <small>
        {step + 1} of {steps.length}
      </small>
      <h2>{current.title}</h2>
      <p aria-live="polite">{current.words}</p>
      <div>
        {!isLast && (
          <SmallButton type="button" data-quiet="" onClick={end}>
            Skip the tour
          </SmallButton>
        )}
        {/* One button to the end: the focus stays on it. */}
        <SmallButton type="button" data-main="" onClick={isLast ? end : () => setStep(step + 1)}>
          {isLast ? 'Close' : 'Next'}
        </SmallButton>
      </div>
    </Card>
  );
}
