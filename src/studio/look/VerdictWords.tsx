import type { ReactNode } from 'react';
import { timeWords } from '../home/plain-words.ts';
import type { Verdict } from '../host/looking.ts';

/** Who approves and who misses something, each as they have said it last. */
export function VerdictWords({ verdicts }: { verdicts: readonly Verdict[] }): ReactNode {
  const last = new Map(verdicts.map((verdict) => [verdict.by.name, verdict]));
  if (last.size === 0) return null;
  return (
    <ul className="verdicts">
      {[...last.values()].map((verdict) => (
        <li key={verdict.by.name} data-kind={kindOf(verdict)}>
          <p>
            {verdictWords(verdict)} <span className="muted">{timeWords(verdict.at)}</span>
          </p>
          {verdict.text !== '' && <p className="text">{verdict.text}</p>}
        </li>
      ))}
    </ul>
  );
}

function kindOf({ approves, isVoid }: Verdict): 'approved' | 'void' | 'missing' {
  if (!approves) return 'missing';
  return isVoid ? 'void' : 'approved';
}

function verdictWords(verdict: Verdict): string {
  const { name } = verdict.by;
  switch (kindOf(verdict)) {
    case 'approved':
      return `${name} approves this.`;
    case 'void':
      return `${name} has approved it, but it was changed since: that no longer counts.`;
    case 'missing':
      return `${name} says that something is missing${verdict.isVoid ? '; it was changed since' : ''}.`;
  }
}
