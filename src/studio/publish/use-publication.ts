import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Published, Publishing } from '../host/publishing.ts';
import { useStore } from '../store/context.tsx';
import { withdrawOutcome } from './tell-outcome.ts';

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

/** What a window has asked for, and once that is known, what has come of it. It outlives the window, which shows it again. */
class Work<Asked> {
  readonly #listeners = new Set<() => void>();
  #state: { asked: Asked; outcome?: Published } | undefined;

  get state() {
    return this.#state;
  }

  get isShown(): boolean {
    return this.#listeners.size > 0;
  }

  set(state: { asked: Asked; outcome?: Published } | undefined): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What a kind of window has asked for of each server. */
export type Works<Asked> = WeakMap<Publishing, Work<Asked>>;

function workOf<Asked>(works: Works<Asked>, publishing: Publishing): Work<Asked> {
  const work = works.get(publishing) ?? new Work<Asked>();
  works.set(publishing, work);
  return work;
}

/**
 * Does something that changes what is public: what was asked for, what is being done, and what has come of it. What `waits` for somebody
 * to decide is still there when the window is opened again.
 */
export function usePublication<Asked>(
  publishing: Publishing,
  works: Works<Asked>,
  waits: (outcome: Published) => boolean,
) {
  const store = useStore();
  const work = workOf(works, publishing);
  const { asked, outcome } = useSyncExternalStore(work.subscribe, () => work.state) ?? {};
  const isRunning = asked !== undefined && outcome === undefined;
  const [step, setStep] = useState<string>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void publishing.step().then(setStep), pause);
    return () => {
      clearInterval(timer);
      setStep(undefined);
    };
  }, [isRunning, publishing]);
  const settle = () => {
    const { outcome: ended } = work.state ?? {};
    if (ended && !waits(ended)) work.set(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is over goes with the window
  useEffect(() => () => settle(), [work]);
  /** `onEnd` hears what has come of it where the window is closed by then. */
  const run = async (wanted: Asked, ask: () => Promise<Published>, onEnd: (outcome: Published) => void) => {
    work.set({ asked: wanted });
    withdrawOutcome(store);
    const ended = await ask();
    work.set({ asked: wanted, outcome: ended });
    if (work.isShown) return;
    settle();
    onEnd(ended);
  };
  return {
    asked,
    isRunning,
    doing: (step === undefined ? undefined : stepWords[step]) ?? 'One moment …',
    outcome,
    run,
    forget: () => work.set(undefined),
  };
}
