import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type CompiledContent, compileContent } from '../../src/content/4-compile/compile-content.ts';
import { type Target, whereUsed } from '../../src/content/4-compile/where-used.ts';
import { formatWhereUsed } from '../../src/content/5-report/where-used.ts';
import { nearest } from '../../src/content/base/nearest.ts';
import { readContent } from '../files/read-content.ts';
import { projectRoot } from '../project-root.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { UsageError } from '../usage-error.ts';

/** What somebody asks for, and what it is called in the answer. */
type Asked = { target: Target; shown: string };

/** Where a page, a shared section or a public file is used, as text. Throws UsageError where there is none of that name. */
export function pageUses(written: string, folder: string): string {
  return usesOf(folder, (content, shown) => askedPage(written, content, shown));
}

/** Where a figure of `_facts.yaml` is used, as text. Throws UsageError where there is none of that name. */
export function factUses(written: string, folder: string): string {
  return usesOf(folder, ({ context }) => {
    const name = `facts.${written.replace(/^(?:\(\()?(?:facts\.)?/, '').replace(/\)\)$/, '')}`;
    const known = [...context.placeholders.keys()].filter((each) => each.startsWith('facts.'));
    if (known.includes(name)) return { target: { kind: 'fact', name }, shown: `The figure \`${name}\`` };
    throw unknown(`There is no figure \`${name}\`.`, name, known);
  });
}

function usesOf(folder: string, asked: (content: CompiledContent, shown: string) => Asked): string {
  const path = resolve(folder);
  const shownFolder = relative(process.cwd(), path) || '.';
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw new UsageError(`There is no folder \`${shownFolder}\`.`);
  const files = readContent(process.cwd(), path, join(projectRoot, 'public'));
  const content = compileContent(files, loadChecker(projectRoot));
  const { target, shown } = asked(content, shownFolder);
  return formatWhereUsed(shown, whereUsed(files, content, target));
}

function askedPage(written: string, { context }: CompiledContent, folder: string): Asked {
  const { routes, shared, publicFiles } = context;
  const path = `/${written.replace(/^\//, '')}`;
  if (routes.has(path)) return page(path);
  if (publicFiles.has(path)) return { target: { kind: 'file', name: path }, shown: `The file \`${path}\`` };
  const inFolder = written.startsWith(`${folder}/`) ? written.slice(folder.length + 1) : path.slice(1);
  const stem = inFolder.replace(/\.(?:ya?ml|json)$/, '');
  const route = [...routes].find(([, { file }]) => file.replace(/\.(?:ya?ml|json)$/, '') === `${folder}/${stem}`);
  if (route) return page(route[0]);
  const section = stem.replace(/^_shared\//, '');
  if (stem.startsWith('_shared/') && shared.has(section))
    return { target: { kind: 'shared', name: section }, shown: `The shared section \`${section}\`` };
  throw unknown(`There is no page \`${written}\`.`, path, [...routes.keys()]);
}

function page(path: string): Asked {
  return { target: { kind: 'page', name: path }, shown: `The page \`${path}\`` };
}

function unknown(words: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(name, known);
  return new UsageError(
    `${words} ${near === undefined ? `There are: ${known.join(', ')}.` : `Did you mean \`${near}\`?`}`,
  );
}
