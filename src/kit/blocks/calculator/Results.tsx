import type { Result } from './evaluate.ts';
import { resultShares } from './result-shares.ts';
import { ResultsRoot } from './styles.ts';

/** The computed figures, told to screen readers as they change; those of one unit are also drawn beside each other. */
export function Results({ results }: { results: Result[] }) {
  const shares = resultShares(results);
  return (
    <ResultsRoot>
      {results.map(({ name, label, text, emphasis }) => (
        <span key={name} data-emphasis={emphasis || undefined}>
          <span>{label}</span> <strong>{text}</strong>
          {shares.has(name) && (
            <svg aria-hidden="true">
              <rect width="100%" height="100%" rx="3" className="track" />
              <rect width={`${shares.get(name)}%`} height="100%" rx="3" />
            </svg>
          )}
        </span>
      ))}
    </ResultsRoot>
  );
}
