import {
  hasTooManyMarks,
  listRun,
  maximumMarks,
  type Paragraph,
  paragraphsOf,
  type RichText,
  type ValueProblem,
} from '#kit/model';
import { finding } from '../../catalogue/index.ts';
import { resolved } from '../destinations.ts';
import type { ValueScope } from '../value-scope.ts';
import { fill, filledText } from './fill.ts';
import { escapeMarkdown, parseRichText } from './rich-text.ts';
import { textWarnings } from './text-warnings.ts';
import { typesetRich } from './typeset.ts';

/** Running text: its paragraphs, and the lists between them. */
export function paragraphs(value: string, scope: ValueScope): Paragraph[] {
  return paragraphsOf(value).map((part) =>
    typeof part === 'string'
      ? richText(part, scope)
      : { kind: 'list', isNumbered: part.isNumbered, items: part.items.map((item) => richText(item, scope)) },
  );
}

/** The fields that hold one figure: what something costs, and what is set large. */
const figures: ReadonlySet<string> = new Set(['price', 'value']);

/** A text of one line, without marks. */
export function plainText(value: string, scope: ValueScope): string {
  const text = filledText(value, scope);
  warn(value, textWarnings(value, [value], false, scope.context.typography, figures.has(scope.field)), scope);
  return text;
}

/** A text with bold, italic and links in it. */
export function richText(value: string, scope: ValueScope): RichText {
  const text = fill(value, scope, undefined, escapeMarkdown);
  if (hasTooManyMarks(text)) {
    scope.report(finding('text/many-marks', { limit: maximumMarks }));
    return typesetRich([text], scope.context.typography);
  }
  const parsed = parseRichText(text, (url) => resolved(url, scope), scope.context.checker.memory.trees);
  warn(value, textWarnings(value, parsed, true, scope.context.typography), scope);
  return typesetRich(parsed, scope.context.typography);
}

/** Reports what visitors would see as it stands. A list that runs together says more than the sign that it begins with. */
function warn(text: string, warnings: readonly ValueProblem[], scope: ValueScope): void {
  const mark = listRun(text);
  if (mark !== undefined) scope.report({ ...finding('text/list', { mark }), snippet: beginOf(mark, text) });
  // What an answer looks like is said there, also of an address: nobody is to follow it.
  else
    for (const problem of warnings)
      if (scope.field !== 'hint' || problem.code !== 'text/bare-address') scope.report(problem);
}

/** The first entry of a list as far as its first word: a sign alone may stand elsewhere too. */
function beginOf(mark: string, text: string): string {
  const start = text.indexOf(`${mark} `);
  const end = text.indexOf(' ', start + mark.length + 1);
  return text.slice(start, end);
}
