import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../src/builder/base/project-root.ts';
import { runCommand } from '../src/builder/base/run-command.ts';
import { parseValidateArgs, type ValidateArgs, validateHelp } from '../src/builder/base/validate-args.ts';
import { makePages, outlineContent } from '../src/builder/build/page-plan.ts';
import { claim } from '../src/builder/files/content-lock.ts';
import { addFiles } from '../src/builder/files/named-files.ts';
import { publicFolderOf } from '../src/builder/files/public-folder.ts';
import { overviewOf, readContent } from '../src/builder/files/read-content.ts';
import { writeFixed } from '../src/builder/files/write-fixed.ts';
import { loadChecker } from '../src/builder/schemas/load-checker.ts';
import { WorkerPool } from '../src/builder/workers/worker-pool.ts';
import type { Checker } from '../src/engine/3-repair/checker.ts';
import { changesOf } from '../src/engine/3-repair/fix.ts';
import { type ContentFiles, contentDiagnostics } from '../src/engine/4-compile/compile-content.ts';
import { allFiles } from '../src/engine/4-compile/content-files.ts';
import { fixFiles } from '../src/engine/4-compile/fix-files.ts';
import { formatGithub } from '../src/engine/5-report/github.ts';
import { formatJson } from '../src/engine/5-report/json.ts';
import { formatSarif } from '../src/engine/5-report/sarif.ts';
import { formatStepSummary } from '../src/engine/5-report/step-summary.ts';
import { formatText } from '../src/engine/5-report/text.ts';
import { type Diagnostic, hasErrors } from '../src/kit/model/diagnostic.ts';

/**
 * `npm run validate [-- FILE…] [--pages DIR] [--format text|json|github|sarif] [--fix] [--no-notes]`: checks page definitions.
 * Exit code 0 nothing wrong, 1 errors in the pages, 2 wrong usage or a broken schema, 3 a bug of ours.
 */
await runCommand(validate);

async function validate(): Promise<void> {
  const args = parseValidateArgs(process.argv.slice(2), process.env['INIT_CWD']);
  if (args.help) {
    console.log(validateHelp);
    return;
  }
  const checker = loadChecker(projectRoot);
  // Its threads load their code while this one reads. Fixing is done page by page.
  const pool = new WorkerPool(projectRoot, checker, args.fix ? 0 : overviewOf(resolve(args.pages)).pages);
  const release = args.fix ? claim(args.pages) : () => undefined;
  try {
    await checkAndReport(args, checker, pool);
  } finally {
    release();
    await pool.close();
  }
}

async function checkAndReport(
  { files: named, pages, format, fix, notes }: ValidateArgs,
  checker: Checker,
  pool: WorkerPool,
): Promise<void> {
  const now = Date.now();
  const publicFolder = publicFolderOf(resolve(pages));
  const read = addFiles(readContent(projectRoot, resolve(pages), publicFolder), named, projectRoot);
  const isWanted = (file: string) => read.wanted === undefined || read.wanted.has(file);
  const options = { now, isWanted };
  const result = fix
    ? fixFiles(read.files, checker, options)
    : { files: read.files, diagnostics: await checkContent(read.files, checker, pool, now), fixed: [] };
  for (const fixed of result.fixed) {
    writeFixed(resolve(projectRoot, fixed.file), fixed);
    (format === 'text' ? console.log : console.error)(`${changesOf(fixed.file, fixed.before, fixed.after)}\n`);
  }
  const found = result.diagnostics.filter(({ file }) => isWanted(file));
  const diagnostics = notes ? found : found.filter(({ severity }) => severity !== 'note');
  const scope = scopeOf(result.files, isWanted);
  const docs = docsAddress(process.env);
  console.log(
    format === 'json'
      ? formatJson(scope.files, diagnostics)
      : format === 'github'
        ? formatGithub(diagnostics)
        : format === 'sarif'
          ? formatSarif(diagnostics)
          : formatText(diagnostics, {
              sources: new Map(allFiles(result.files).map(({ file, text }) => [file, text])),
              isColored: isColored(process.env),
              scope,
            }),
  );
  // The workflow's own file, wherever that is: no name of content, and nothing for `inside.ts`.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, formatStepSummary(found, scope, docs));
  process.exitCode = hasErrors(diagnostics) ? 1 : 0;
}

/** Everything that is wrong with a content folder; many pages are checked on all cores. */
async function checkContent(
  files: ContentFiles,
  checker: Checker,
  pool: WorkerPool,
  now: number,
): Promise<Diagnostic[]> {
  const content = await outlineContent(files, checker, pool, { now });
  return contentDiagnostics(files, content.site, await makePages(content, new Map(), pool));
}

function scopeOf(files: ContentFiles, isWanted: (file: string) => boolean): { files: number; pages: number } {
  const pages = files.pages.filter(({ file }) => isWanted(file)).length;
  return { files: allFiles(files).filter(({ file }) => isWanted(file)).length, pages };
}

/** Colour only on a terminal, and not where NO_COLOR or CI is set (no-color.org). */
function isColored({ NO_COLOR, CI }: NodeJS.ProcessEnv): boolean {
  return process.stdout.isTTY === true && !NO_COLOR && !CI;
}

/** Where the documentation of the codes stands on the repository's host. */
function docsAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const [server, repository, commit] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_SHA'].map(
    (name) => environment[name],
  );
  return server && repository && commit ? `${server}/${repository}/blob/${commit}/docs/diagnostics.md` : undefined;
}
