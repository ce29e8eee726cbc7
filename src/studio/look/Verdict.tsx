import { type ReactNode, useState } from 'react';
import { Say } from './Say.tsx';
import { VerdictWords } from './VerdictWords.tsx';
import type { LookWays, OwnName, ShownLook } from './visitor.ts';

type VerdictProps = {
  look: ShownLook;
  /** What the frame shows: an approval is one of this. */
  seen: string;
  ways: Pick<LookWays, 'judge'>;
  me: OwnName;
};

/** Whether it may be published like this, in the end. */
export function Verdict({ look, seen, ways, me }: VerdictProps): ReactNode {
  const [asked, setAsked] = useState<'approve' | 'missing'>();
  return (
    <section aria-labelledby="verdict">
      <h2 id="verdict">May it be published?</h2>
      <VerdictWords verdicts={look.verdicts} />
      {asked === undefined ? (
        <div className="row">
          <button type="button" className="main" onClick={() => setAsked('approve')}>
            Approve
          </button>
          <button type="button" onClick={() => setAsked('missing')}>
            Something is missing
          </button>
        </div>
      ) : (
        <Say
          key={asked}
          isFirst
          label={asked === 'approve' ? 'A word with it, if you like' : 'What is missing?'}
          button={asked === 'approve' ? 'Approve as it is now' : 'Send'}
          isOptional={asked === 'approve'}
          me={me}
          onCancel={() => setAsked(undefined)}
          onSend={async (given) => {
            const wrong = await ways.judge({ ...given, approves: asked === 'approve', content: seen });
            if (wrong === undefined) setAsked(undefined);
            return wrong;
          }}
        />
      )}
    </section>
  );
}
