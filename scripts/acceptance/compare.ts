import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadSite } from './site.ts';
import type { Statement } from './statement.ts';
import { figureStatements } from './statements/figures.ts';
import { formStatements } from './statements/forms.ts';
import { purposeStatements } from './statements/purpose.ts';
import { routeStatements } from './statements/routes.ts';
import { screenStatements } from './statements/screens.ts';

export const specificationFile = 'docs/specification.md';

/** What of the specification content can keep or not. What the code alone decides is shown by the browser tests. */
export const statements: readonly Statement[] = [
  ...purposeStatements,
  ...routeStatements,
  ...screenStatements,
  ...formStatements,
  ...figureStatements,
];

/** A sentence that a content folder does not keep to: its line in the specification (from 1), and in which way. */
export type Deviation = { line: number; quote: string; differences: string[] };

const decisionsHeading = '## Decisions';

/** The specification, line by line, without what was decided about it. */
export function specificationLines(root: string): string[] {
  const lines = readFileSync(join(root, specificationFile), 'utf8').split('\n');
  return lines.slice(0, lines.indexOf(decisionsHeading));
}

/** What was decided where the specification leaves it open or is kept otherwise: a line each. */
export function decisions(root: string): string[] {
  const [, text = ''] = readFileSync(join(root, specificationFile), 'utf8').split(`${decisionsHeading}\n`);
  return text.split('\n').filter((line) => line.startsWith('- '));
}

/** The line of the specification that a quote stands on, from 1. Throws where it stands nowhere. */
export function lineOf(quote: string, root: string): number {
  const index = specificationLines(root).findIndex((line) => line.includes(quote));
  if (index < 0) throw new Error(`The specification does not say “${quote}”.`);
  return index + 1;
}

/** Everything in which a content folder differs from the specification, in its order. */
export function compareWithSpecification(site: ReadSite, root: string): Deviation[] {
  return statements
    .map(({ quote, differences }) => ({ line: lineOf(quote, root), quote, differences: differences(site) }))
    .filter(({ differences }) => differences.length > 0)
    .sort((one, other) => one.line - other.line);
}
