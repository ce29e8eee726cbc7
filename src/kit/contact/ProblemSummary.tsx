import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '../context/context.tsx';
import { SummaryRoot } from './dialog.styles.ts';
import { type FieldProblems, fieldNames } from './message.ts';

type ProblemSummaryProps = {
  /** What stands before a field's name in its `id`. */
  idPrefix: string;
  problems: FieldProblems;
};

/**
 * What the server has refused, above the fields, with links to them; it takes the focus when it appears
 * (GOV.UK Design System, error summary). Nothing where nothing was refused.
 */
export function ProblemSummary({ idPrefix, problems }: ProblemSummaryProps): ReactNode {
  const { labels } = useSite();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) summary.current?.focus();
  }, [problems]);
  const refused = fieldNames.filter((name) => problems[name]);
  if (refused.length === 0) return null;
  return (
    <SummaryRoot ref={summary} role="group" tabIndex={-1} aria-labelledby={`${idPrefix}summary`}>
      <h3 id={`${idPrefix}summary`}>{labels.problem}</h3>
      <ul>
        {refused.map((name) => (
          <li key={name}>
            <a href={`#${idPrefix}${name}`} onClick={focusTarget}>
              {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </SummaryRoot>
  );
}

/** Goes to the field without adding a step to the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
