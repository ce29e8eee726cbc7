import type { Diagnostic } from '#kit/model';
import { type Scope, summaryLine } from './count.ts';

/** GitHub cuts a summary at 1 MiB; more messages than this nobody reads. */
const mostShown = 200;

/** Where the documentation of the codes can be read on the repository's host, if that is known. */
export type DocsAddress = string | undefined;

/** The report as Markdown, file by file, for people who look at a pull request in the browser. */
export function formatStepSummary(diagnostics: readonly Diagnostic[], scope: Scope, docs: DocsAddress): string {
  const shown = diagnostics.filter(({ severity }) => severity !== 'note').slice(0, mostShown);
  const notes = diagnostics.filter(({ severity }) => severity === 'note');
  const files = [...new Set(shown.map(({ file }) => file))];
  const parts = [`## Pages\n\n${summaryLine(diagnostics, scope)}`];
  for (const file of files) {
    const rows = shown.filter((diagnostic) => diagnostic.file === file).map((diagnostic) => row(diagnostic, docs));
    parts.push(`### ${cell(file)}\n\n${table(['Line', 'What is wrong', 'What to write'], rows)}`);
  }
  const left = diagnostics.length - notes.length - shown.length;
  if (left > 0) parts.push(`${left} more are not shown here.`);
  if (notes.length > 0) parts.push(noteList(notes, docs));
  return `${parts.join('\n\n')}\n\n`;
}

/** The notes, folded up: they stand in every run, and few of them are about what has just been changed. */
function noteList(notes: readonly Diagnostic[], docs: DocsAddress): string {
  const rows = notes.slice(0, mostShown).map((note) => `| ${cell(note.file)} ${row(note, docs)}`);
  const left = notes.length > rows.length ? `\n\n${notes.length - rows.length} more are not shown here.` : '';
  const list = table(['File', 'Line', 'What to know', 'What can be done'], rows);
  return `<details><summary>Notes: ${notes.length}</summary>\n\n${list}${left}\n\n</details>`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  const rule = heads.map((head) => (head === 'Line' ? '---:' : '---'));
  return `| ${heads.join(' | ')} |\n| ${rule.join(' | ')} |\n${rows.join('\n')}`;
}

function row({ line, where, message, help, code }: Diagnostic, docs: DocsAddress): string {
  const link = docs === undefined ? `\`${code}\`` : `[\`${code}\`](${docs}#${anchorOf(code)})`;
  return `| ${line} | ${cell(message)}${where === undefined ? '' : `<br><small>${cell(where)}</small>`} ${link} | ${cell(help ?? '')} |`;
}

/** Where the documentation of a code begins. */
export function anchorOf(code: string): string {
  return code.replace('/', '-');
}

function cell(text: string): string {
  return text
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');
}
