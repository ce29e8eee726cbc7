import type { Choices, Published, Publishing } from '../host/publishing.ts';
import { Confirmation } from './Confirmation.tsx';
import { Contradictions } from './Contradictions.tsx';
import { Problems } from './Problems.tsx';
import { unchangedWords } from './tell-outcome.ts';

type OutcomeProps = {
  outcome: Published | undefined;
  publishing: Publishing;
  /** Goes on with what was decided. */
  onChosen: (choices: Choices) => void;
  /** Tries it again, now that somebody has confirmed that it is they. */
  onConfirmed: () => void;
};

/** What stands in the way of a publication, and what can be done about it. Nothing is public while this is shown. */
export function Outcome({ outcome, publishing, onChosen, onConfirmed }: OutcomeProps) {
  if (!outcome || 'published' in outcome || 'scheduled' in outcome) return null;
  if ('unchanged' in outcome) return <p role="status">{unchangedWords}</p>;
  if ('confirm' in outcome) return <Confirmation code={publishing.mailedCode} onDone={onConfirmed} />;
  if ('problems' in outcome)
    return <Problems title="Nothing was published: there is something to fix first" problems={outcome.problems} />;
  if ('contradictions' in outcome) return <Contradictions {...outcome} onChosen={onChosen} />;
  return (
    <p role="alert" className="wrong">
      {outcome.refused}
    </p>
  );
}
