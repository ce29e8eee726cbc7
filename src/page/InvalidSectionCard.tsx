import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { InvalidSection } from './types.ts';

const Card = styled.section`
  margin: 2rem auto;
  padding: 1.5rem;
  max-inline-size: 72rem;
  border: 2px dashed currentColor;
  border-radius: 0.75rem;
  overflow-wrap: anywhere;

  a {
    color: inherit;
  }
`;

/**
 * What stands in place of a section that could not be compiled, while its page is being edited:
 * its place, each mistake and what to write. A click on a place opens the file there (Vite's open-in-editor).
 */
export function InvalidSectionCard({ section }: { section: InvalidSection }): ReactNode {
  return (
    <Card data-block="invalid">
      <h2>{section.where}</h2>
      <ul>
        {section.problems.map(({ file, line, column, message, help }) => (
          <li key={`${line}:${column}:${message}`}>
            <a href={`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`}>
              {file}:{line}:{column}
            </a>{' '}
            {message} {help}
          </li>
        ))}
      </ul>
    </Card>
  );
}
