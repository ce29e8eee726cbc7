import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Plan } from '../worker/protocol.ts';

type AskFormProps = {
  /** What takes the focus, as a selector. */
  first?: string;
  /** What stands on the button that goes on. */
  does: string;
  plan: () => Promise<Plan | { refused: string }>;
  onBack: () => void;
  onPlan: (plan: Plan) => void;
  children: ReactNode;
};

/** What is asked before something is done with a page: fields, why it can't be done, and the ways on and back. */
export function AskForm({ first = 'input', does, plan, onBack, onPlan, children }: AskFormProps) {
  const [problem, setProblem] = useState('');
  const [isPlanning, setPlanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(first);
    field?.focus();
    // What is written takes the place of what stands there.
    if (field instanceof HTMLInputElement) field.select();
  }, [first]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPlanning) return;
    setPlanning(true);
    const planned = await plan();
    setPlanning(false);
    if ('refused' in planned) setProblem(planned.refused);
    else onPlan(planned);
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} onInput={() => setProblem('')}>
      {children}
      {problem && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="foot row">
        <button type="submit" className="main" aria-disabled={isPlanning || undefined}>
          {isPlanning ? 'One moment…' : does}
        </button>
        <button type="button" className="small" onClick={onBack}>
          Back to the pages
        </button>
      </div>
    </form>
  );
}
