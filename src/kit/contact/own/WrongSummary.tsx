import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSite } from '../../context/context.tsx';
import { plainText } from '../../model/plain-text.ts';
import type { FormField } from '../../model/types.generated.ts';
import { SummaryRoot } from './own-form.styles.ts';
import type { Wrongs } from './use-own-form.ts';

type WrongSummaryProps = { idPrefix: string; fields: readonly FormField[]; wrongs: Wrongs };

/**
 * What is wrong, above the questions, with a link to each; it takes the focus whenever there is something (GOV.UK Design System, error
 * summary).
 */
export function WrongSummary({ idPrefix, fields, wrongs }: WrongSummaryProps): ReactNode {
  const { labels } = useSite();
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(wrongs).length > 0) root.current?.focus();
  }, [wrongs]);
  const found = fields.filter(({ key }) => wrongs[key] !== undefined);
  if (found.length === 0) return null;
  return (
    <SummaryRoot ref={root} role="group" tabIndex={-1} aria-labelledby={headingId}>
      <strong id={headingId}>{labels.problem}</strong>
      <ul>
        {found.map(({ key, label, text = [] }) => (
          <li key={key}>
            <a href={`#${idPrefix}${key}`} onClick={focusTarget}>
              {label ?? plainText(text)} – {wrongs[key]}
            </a>
          </li>
        ))}
      </ul>
    </SummaryRoot>
  );
}

/** Goes to the question without adding a step to the browser's history. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
