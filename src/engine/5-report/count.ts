import { type Diagnostic, isError, type Severity } from '#kit/model';
import { counted } from '../catalogue/words.ts';

/** How many files were looked at, and how many of them are pages. */
export type Scope = { files: number; pages: number };

/** How many diagnostics of each kind there are. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { error: 0, warning: 0, note: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** What it all comes to, in one line: "5 mistakes in 1 of 20 pages. Nothing was published." */
export function summaryLine(diagnostics: readonly Diagnostic[], { files, pages }: Scope): string {
  const { error, warning, note } = countBySeverity(diagnostics);
  const rest = [
    ...(warning > 0 ? [counted(warning, 'warning')] : []),
    ...(note > 0 ? [counted(note, 'note')] : []),
  ].join(' and ');
  if (error === 0)
    return `No mistakes in ${counted(pages, 'page')}${files > pages ? ` and ${counted(files - pages, 'other file')}` : ''}.${rest === '' ? '' : ` ${rest}.`}`;
  const faulty = new Set(diagnostics.filter(isError).map(({ file }) => file));
  const areAllPages = [...faulty].every((file) => !/(?:^|\/)_/.test(file));
  const [all, kind] = areAllPages && pages > 0 ? [pages, 'page'] : [files, 'file'];
  // Of files that aren't there, such as pages that links lead to, there are more than were looked at.
  const place = faulty.size > all ? counted(faulty.size, kind) : `${faulty.size} of ${counted(all, kind)}`;
  return `${counted(error, 'mistake')} in ${place}. Nothing was published.`;
}
