import { useState } from 'react';
import type { Choices, Published, Publishing } from '../host/publishing.ts';
import { Contradictions } from './Contradictions.tsx';
import { Problems } from './Problems.tsx';

type OutcomeProps = {
  outcome: Published | undefined;
  publishing: Publishing;
  /** Tries it again, with what was decided. */
  onAgain: (choices: Choices) => void;
};

/** What stands in the way of a publication, and what can be done about it. Nothing is public while this is shown. */
export function Outcome({ outcome, publishing, onAgain }: OutcomeProps) {
  if (!outcome || 'published' in outcome || 'scheduled' in outcome) return null;
  if ('unchanged' in outcome) return <p role="status">Visitors see all of this already.</p>;
  if ('confirm' in outcome) return <Confirmation publishing={publishing} onDone={() => onAgain({})} />;
  if ('problems' in outcome)
    return <Problems title="Nothing was published: there is something to fix first" problems={outcome.problems} />;
  if ('contradictions' in outcome) return <Contradictions {...outcome} onChosen={onAgain} />;
  return (
    <p role="alert" className="wrong">
      {outcome.refused}
    </p>
  );
}

/** Somebody without a passkey types a code that is mailed. */
function Confirmation({ publishing, onDone }: { publishing: Publishing; onDone: () => void }) {
  const [code, setCode] = useState('');
  const [isMailed, setMailed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const mail = async () => {
    const wrong = await publishing.mailCode();
    setProblem(wrong);
    setMailed(wrong === undefined);
  };
  const confirm = async () => {
    const wrong = await publishing.confirmByCode(code);
    setProblem(wrong);
    if (wrong === undefined) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void (isMailed ? confirm() : mail());
      }}
    >
      <p>Confirm that it is you. With a passkey, which you can add on the Studio’s first page, this takes one touch.</p>
      {isMailed && (
        <label>
          The code in the mail
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </label>
      )}
      {problem !== undefined && (
        <p role="alert" className="wrong">
          {problem}
        </p>
      )}
      <div className="row">
        <button type="submit" className="main">
          {isMailed ? 'Confirm' : 'Mail me a code'}
        </button>
      </div>
    </form>
  );
}
