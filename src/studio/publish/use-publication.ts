import { useEffect, useRef, useState } from 'react';
import type { Published, Publishing } from '../host/publishing.ts';

/** How often it is asked what is being done, in ms. */
const pause = 300;

/** What is done at each step, as it is said to people. */
const stepWords: Readonly<Record<string, string>> = {
  joining: 'Joining it with what others have published …',
  building: 'Checking and building the pages …',
  noting: 'Making it public …',
  deciding: 'Making it public …',
  writing: 'Making it public …',
  showing: 'Showing it to visitors …',
  ending: 'Showing it to visitors …',
};

/** Does something that changes what is public: what is being done, and what has come of it. */
export function usePublication(publishing: Publishing) {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  const [isRunning, setRunning] = useState(false);
  const [step, setStep] = useState<string>();
  const [outcome, setOutcome] = useState<Published>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void publishing.step().then(setStep), pause);
    return () => clearInterval(timer);
  }, [isRunning, publishing]);
  /** `onEnd` hears what has come of it where the window was closed meanwhile. */
  const run = async (work: () => Promise<Published>, onEnd: (outcome: Published) => void) => {
    setRunning(true);
    setOutcome(undefined);
    const outcome = await work();
    if (isClosed.current) return onEnd(outcome);
    setOutcome(outcome);
    setRunning(false);
    setStep(undefined);
  };
  return {
    isRunning,
    doing: (step === undefined ? undefined : stepWords[step]) ?? 'One moment …',
    outcome,
    run,
    forget: () => setOutcome(undefined),
  };
}
