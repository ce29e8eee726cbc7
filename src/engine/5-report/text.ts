import type { Diagnostic, Severity } from '#kit/model';
import { type Scope, summaryLine } from './count.ts';
import { codeFrame, plainControls } from './frame.ts';

export type TextOptions = {
  /** The texts of the files, for code frames. */
  sources?: ReadonlyMap<string, string>;
  isColored?: boolean;
  /** Adds the totals at the end of the report. */
  scope?: Scope;
};

const escapeSequence = '\u001b[';
const colors: Readonly<Record<Severity | 'bold' | 'dim', string>> = {
  error: '31',
  warning: '33',
  note: '36',
  bold: '1',
  dim: '2',
};

/**
 * Diagnostics as people read them: place, sentence and code, the lines around it, then what to write.
 * Notes stand at the end, one line each.
 */
export function formatText(
  diagnostics: readonly Diagnostic[],
  { sources, isColored = false, scope }: TextOptions = {},
): string {
  const paint = (text: string, color: keyof typeof colors) =>
    isColored ? `${escapeSequence}${colors[color]}m${text}${escapeSequence}0m` : text;
  const notes = diagnostics.filter(({ severity }) => severity === 'note');
  const blocks = diagnostics
    .filter(({ severity }) => severity !== 'note')
    .map((diagnostic) => block(diagnostic, sources, paint));
  if (notes.length > 0) blocks.push(notes.map((diagnostic) => noteLine(diagnostic, paint)).join('\n'));
  if (scope) {
    if (diagnostics.length > 0) blocks.push(paint('What each code means stands in docs/diagnostics.md.', 'dim'));
    blocks.push(paint(summaryLine(diagnostics, scope), 'bold'));
  }
  return blocks.join('\n\n');
}

type Paint = (text: string, color: keyof typeof colors) => string;

function block(diagnostic: Diagnostic, sources: TextOptions['sources'], paint: Paint): string {
  const { severity, message, code, where, help } = diagnostic;
  const text = sources?.get(diagnostic.file);
  return [
    `${paint(severity, severity)} ${paint(positionOf(diagnostic), 'bold')}  ${plainControls(message)}  ${paint(`[${code}]`, 'dim')}`,
    ...(where === undefined ? [] : [`  in ${plainControls(where)}`]),
    ...(text === undefined
      ? []
      : codeFrame(text, diagnostic).map((line) => line.replace(/(?<!\^)\^+$/, (carets) => paint(carets, severity)))),
    ...(help === undefined ? [] : [`  ${plainControls(help)}`]),
  ].join('\n');
}

function noteLine(diagnostic: Diagnostic, paint: Paint): string {
  return `${paint('note', 'note')} ${positionOf(diagnostic)}  ${plainControls(diagnostic.message)}  ${paint(`[${diagnostic.code}]`, 'dim')}`;
}

function positionOf({ file, line, column }: Diagnostic): string {
  return plainControls(`${file}:${line}:${column}`);
}
