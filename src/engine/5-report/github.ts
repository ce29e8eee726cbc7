import type { Diagnostic } from '#kit/model';
import { catalogue, isCode } from '../catalogue/index.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** One workflow command a diagnostic, which GitHub shows on the line of a pull request. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, line, column, endLine, endColumn, severity, code, where, message, help }) => {
      const properties = { file, line, col: column, endLine, endColumn, title: titleOf(code) };
      const listed = Object.entries(properties)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',');
      const text = [
        message,
        ...(help === undefined ? [] : [help]),
        ...(where === undefined ? [] : [`(${where})`]),
        `[${code}]`,
      ].join('\n');
      return `::${commands[severity]} ${listed}::${escapeData(text)}`;
    })
    .join('\n');
}

/** What a code is about, in a few words. */
export function titleOf(code: string): string {
  return isCode(code) ? catalogue[code].title : code;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
