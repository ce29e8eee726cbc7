import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/FieldFrame.styles.ts';
import { isTourSeen, markTourSeen, onTourAsked } from './tour.ts';

const steps: readonly (readonly [string, string])[] = [
  ['This is your page', 'Click a part of it to select it. Double click words to change them where they stand.'],
  ['Its sections are on the left', 'Drag them, or move them by Alt and the arrows. The plus sign adds one.'],
  [
    'What is selected is on the right',
    'Every word, picture and link of it has a field. Mistakes are told beside the field.',
  ],
  ['Nothing can be broken', 'Everything can be undone, as far back as you like.'],
  ['Save when you are done', '“What changed” shows it in plain words before anybody else sees it.'],
];

const Card = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  inset: auto var(--space-5) var(--space-5) auto;
  display: grid;
  gap: var(--space-3);
  inline-size: min(22rem, calc(100vw - 2rem));
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-sm);
  line-height: 1.5;

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onTourAsked(() => setStep(0)), []);
  const current = step === undefined ? undefined : steps[step];
  if (step === undefined || !current) return null;
  const end = () => {
    markTourSeen();
    setStep(undefined);
  };
  const isLast = step === steps.length - 1;
  return (
    <Card aria-label="A short tour">
      <small>
        {step + 1} of {steps.length}
      </small>
      <h2 ref={heading} tabIndex={-1}>
        {current[0]}
      </h2>
      <p aria-live="polite">{current[1]}</p>
      <div>
        <SmallButton type="button" data-quiet="" onClick={end}>
          {isLast ? 'Close' : 'Skip'}
        </SmallButton>
        {!isLast && (
          <SmallButton type="button" onClick={() => setStep(step + 1)}>
            Next
          </SmallButton>
        )}
      </div>
    </Card>
  );
}
