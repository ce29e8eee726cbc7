import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { InvalidSection } from '../model/page.ts';
import { messageParts } from './code-words.ts';

const Card = styled.section`
  margin: 2rem max(var(--space-gutter), (100% - var(--width-page)) / 2);
  padding: var(--space-5);
  border: 2px dashed var(--color-danger);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-text);
  overflow-wrap: anywhere;

  h2 {
    color: var(--color-danger);
    font-size: var(--text-lg);
  }
  li {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-4);
  }
  pre {
    overflow-x: auto;
    font-size: var(--text-sm);
  }
  small {
    color: var(--color-muted);
  }
  button {
    text-decoration: underline;
  }
  [data-fix] {
    justify-self: start;
    padding: var(--space-1) var(--space-4);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-full);
    text-decoration: none;
  }
`;

/**
 * What stands in place of a section that could not be compiled, while its page is being edited:
 * its place, and each mistake as the report tells it. The preview opens the file where `data-open` says, and makes the
 * fix that `data-fix` names.
 */
export function InvalidSectionCard({ section }: { section: InvalidSection }): ReactNode {
  return (
    <Card data-block="invalid" aria-label={`Mistakes in ${section.where}`}>
      <h2>{section.where}</h2>
      <ul>
        {section.problems.map(({ file, line, column, message, code, where, frame, help, fix }) => (
          <li key={`${line}:${column}:${message}`}>
            <strong>{inWords(message)}</strong>
            <small>
              <button type="button" data-open={`${file}:${line}:${column}`} title="Opens the file in your text editor">
                {file}:{line}:{column}
              </button>{' '}
              {where} {code && `[${code}]`}
            </small>
            {frame && <pre>{frame.join('\n')}</pre>}
            {help && <p>{inWords(help)}</p>}
            {fix && (
              <button type="button" data-fix={JSON.stringify({ file, code, ...fix })}>
                Fix it
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A message with what stands in a file set as code. */
function inWords(message: string): ReactNode {
  return messageParts(message).map(({ text, isCode }, index) =>
    isCode ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>,
  );
}
