import {
  type CodeAction,
  CodeActionKind,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  type Range,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic, Severity } from '#kit/model';

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/** A mistake as text editors show it: the sentence, and below it what to write. */
export function editorDiagnostic({ message, help, code, severity, ...place }: Diagnostic): EditorDiagnostic {
  const { line, column, endLine, endColumn } = place;
  return {
    range: {
      start: { line: line - 1, character: column - 1 },
      end: { line: endLine - 1, character: endColumn - 1 },
    },
    severity: severities[severity],
    source: 'pages',
    code,
    message: help === undefined ? message : `${message}\n${help}`,
  };
}

/** The sure fixes of the mistakes that a range touches. */
export function fixesIn(range: Range, document: TextDocument, found: readonly Diagnostic[]): CodeAction[] {
  return found.flatMap((diagnostic): CodeAction[] => {
    const shown = editorDiagnostic(diagnostic);
    const { fix, help } = diagnostic;
    if (!fix || shown.range.end.line < range.start.line || shown.range.start.line > range.end.line) return [];
    const [start, end] = fix.range;
    const edit = { range: { start: document.positionAt(start), end: document.positionAt(end) }, newText: fix.text };
    return [
      {
        title: help === undefined ? 'Fix it' : `Fix it: ${help}`,
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [shown],
        edit: { changes: { [document.uri]: [edit] } },
      },
    ];
  });
}
