import type { Diagnostic } from '#kit/model';
import { escapeHtml, reportPage } from '../base/html.ts';
import { counted } from '../catalogue/words.ts';
import type { Settled } from '../links/settled.ts';
import { type Scope, summaryLine } from './count.ts';
import { anchorOf } from './step-summary.ts';
import { topicOf, topicOrder, topics } from './topics.ts';

/** The state of a site as one HTML page that needs no other file: all that is to be looked at by kind, then by page, and what was set aside. */
export function formatState(diagnostics: readonly Diagnostic[], settled: readonly Settled[], scope: Scope): string {
  const files = [...new Set(diagnostics.map(({ file }) => file))].sort();
  const kinds = topicOrder.flatMap((topic) => {
    const found = diagnostics.filter((one) => topicOf(one) === topic);
    return found.length === 0
      ? []
      : [
          part(
            topic,
            topics[topic],
            found.map((one) => item(one, true)),
          ),
        ];
  });
  const pages = files.map((file) => {
    const found = diagnostics.filter((one) => one.file === file);
    return part(
      idOf(file),
      file,
      found.map((one) => item(one, false)),
    );
  });
  const aside = settled.map(({ diagnostic, reason }) => item(diagnostic, true, reason));
  return reportPage(
    'The state of the site',
    style,
    `<p>${escapeHtml(summaryLine(diagnostics, scope))}${settled.length > 0 ? ` ${counted(settled.length, 'note')} set aside.` : ''}</p>
${kinds.length > 0 ? `<h2>By kind</h2>\n${kinds.join('\n')}\n<h2>By file</h2>\n${pages.join('\n')}` : '<p>There is nothing to look at.</p>'}
${aside.length > 0 ? `<h2>Set aside</h2>\n<ul>${aside.join('')}</ul>` : ''}`,
  );
}

const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
main { max-inline-size: 60rem; margin: auto; padding: 1rem; overflow-wrap: anywhere }
h2 { margin-block: 2.5rem .5rem }
summary { font-weight: 600; padding-block: .25rem }
li { margin-block: .5rem }
li p { margin: 0 }
small { font-size: .875rem }
`;

function part(id: string, name: string, items: readonly string[]): string {
  return `<details open id="${escapeHtml(id)}"><summary>${escapeHtml(name)} (${items.length})</summary><ul>${items.join('')}</ul></details>`;
}

function item(diagnostic: Diagnostic, isFileTold: boolean, reason?: string): string {
  const { file, line, column, where, message, help, code } = diagnostic;
  const place = isFileTold ? `${file}:${line}:${column}` : `Line ${line}`;
  const about = [place, ...(where === undefined ? [] : [where]), code].map(escapeHtml).join(' · ');
  const why = reason === undefined ? help : `Stays as it is: ${reason}`;
  return `<li><p>${escapeHtml(message)}</p>${why === undefined ? '' : `<p>${escapeHtml(why)}</p>`}<p><small>${about}</small></p></li>`;
}

function idOf(file: string): string {
  return `file-${anchorOf(file.replaceAll(/[^\w/.-]/g, '-'))}`;
}
