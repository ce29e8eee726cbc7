import { atStart } from '../1-parse/decode.ts';
import { parseSource } from '../1-parse/parse.ts';
import { isFields, pageName } from '../2-validate/place.ts';
import { finding } from '../catalogue/index.ts';
import type { CheckedPage, ContentFiles } from '../compile-content.ts';
import type { Diagnostic, Path, Problem } from '../diagnostic.ts';
import type { SiteContext } from '../site-context.ts';
import { type KnownUses, namesUsed, type Uses } from '../uses.ts';
import { sharedName } from './compile-shared.ts';
import { problemAt } from './report.ts';

/** What only all files together show: titles that stand twice, and what no page uses. */
export function acrossNotes(
  files: ContentFiles,
  pages: readonly CheckedPage[],
  uses: readonly KnownUses[],
  context: SiteContext,
  options: { found: readonly Diagnostic[]; today: string | undefined },
): Diagnostic[] {
  const faulty = new Set(options.found.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const used = (kind: keyof Uses['found']) => namesUsed(uses, kind);
  return [
    ...duplicates(pages, context),
    ...(context.uncertain.routes ? [] : unlinked(pages, used('page'), faulty, context)),
    ...unusedShared(files, used('shared')),
    ...factNotes(files, used('fact'), context, options.today),
  ];
}

function duplicates(pages: readonly CheckedPage[], { validators }: SiteContext): Diagnostic[] {
  const notes: Diagnostic[] = [];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const { page, source } of pages) {
      const text = page?.[field].trim().toLowerCase() ?? '';
      const firstFile = first.get(text);
      if (text === '') continue;
      if (firstFile === undefined) first.set(text, source.file);
      else
        notes.push(
          problemAt(
            parseSource(source, 'PageSource', validators),
            pageName(source.file),
            { path: [field], mark: 'value', ...finding(`${field}/duplicate`, { firstFile }) },
            validators,
          ),
        );
    }
  }
  return notes;
}

/** Pages that nobody can reach by a link. The home page is reached by the logo. */
function unlinked(
  pages: readonly CheckedPage[],
  linked: ReadonlySet<string>,
  faulty: ReadonlySet<string>,
  { routes }: SiteContext,
): Diagnostic[] {
  return pages.flatMap(({ page, source }) => {
    const isOwn = page && routes.get(page.path)?.file === source.file;
    return !isOwn || page.path === '/' || linked.has(page.path) || faulty.has(source.file)
      ? []
      : [atStart(source.file, finding('route/unlinked', { path: page.path }))];
  });
}

function unusedShared(files: ContentFiles, used: ReadonlySet<string>): Diagnostic[] {
  return files.shared.flatMap(({ file }) => {
    const name = sharedName(file);
    return used.has(name) ? [] : [atStart(file, finding('shared/unused', { name }))];
  });
}

function factNotes(
  files: ContentFiles,
  used: ReadonlySet<string>,
  { validators, placeholders }: SiteContext,
  today: string | undefined,
): Diagnostic[] {
  if (!files.facts) return [];
  const parsed = parseSource(files.facts, 'Facts', validators);
  const note = (path: Path, mark: Problem['mark'], what: ReturnType<typeof finding>) =>
    problemAt(parsed, 'Facts', { path, mark, ...what }, validators);
  return Object.entries(isFields(parsed.data) ? parsed.data : {}).flatMap(([name, fact]) => {
    if (!isFields(fact) || !placeholders.has(`facts.${name}`)) return [];
    const { review } = fact;
    return [
      ...(used.has(`facts.${name}`) ? [] : [note([name], 'key', finding('fact/unused', { name }))]),
      ...(today !== undefined && typeof review === 'string' && review < today
        ? [note([name, 'review'], 'value', finding('fact/review', { name, review }))]
        : []),
    ];
  });
}
